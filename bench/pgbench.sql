-- The writes of creating and placing an order, statement by statement, without the reads. Locks count
-- as writes. pgbench takes a colon before a letter for a variable: hence the spaces in the JSON.
\set nr random(1, 1000000000000)
begin;
insert into idempotency_keys (company_id, key_hash, body_hash)
  values ('bench', md5(:nr::text || random()), md5(:nr::text)) on conflict do nothing
  returning key_hash \gset
update companies set next_public_id = next_public_id + 1 where company_id = 'bench'
  returning next_public_id - 1 as public_id \gset
insert into orders (company_id, id, public_id, status, source, service_type, client_snapshot,
    currency, country_code, timezone, combos_price, discounts, discounts_amount, service_fee, tip,
    payment_fee, amount_due, created_at, updated_at)
  values ('bench', md5(:nr::text || random()), :public_id, 'INITIATED', 'INBOUND', 'TAKEAWAY', 'null',
    '{"code": "MXN", "symbol": "$", "tax": null, "position": "left", "show_decimals": true}', 'MX',
    'America/Mexico_City', 7200, '[]', 0, 0, 0, 0, 7200, now(), now())
  returning id as order_id \gset
insert into order_lines (company_id, order_id, position, product_id, variant_id, name, variant_name,
    quantity, unit_price, modifiers)
  values
    ('bench', :order_id, 0, 'p0-0', 'p0-0-a', 'Dish 0 corn tortilla', 'One', 1, 2000, '[]'),
    ('bench', :order_id, 1, 'p0-1', 'p0-1-a', 'Dish 1 coriander smoked', 'One', 2, 2600,
      '[{"modifier_id": "p0-1-m0", "name": "coriander smoked", "quantity": 1, "unit_price": 500}]');
insert into order_events (company_id, order_id, status, at, position)
  values ('bench', :order_id, 'INITIATED', now(),
    (select count(*) from order_events where company_id = 'bench' and order_id = :order_id));
update idempotency_keys set answer = json_build_object('id', rpad('', 1200, '0123456789'))
  where company_id = 'bench' and key_hash = :key_hash;
commit;
begin;
select id from orders where company_id = 'bench' and id = :order_id for no key update;
select company_id from companies where company_id = 'bench' for no key update;
select id, stock from variants where company_id = 'bench' and id = 'p0-0-a' for update;
update companies set menu_version = menu_version + 1 where company_id = 'bench';
update variants set stock = stock - 1
  where company_id = 'bench' and id = 'p0-0-a' and stock >= 1;
update orders set status = 'PENDING', comment = null, scheduled_delivery_date = null, tip = 0,
    payment_fee = 0, amount_due = 7200, updated_at = now(), placed_at = now(),
    stock_taken = '{"variants": [{"product_id": "p0-0", "id": "p0-0-a", "quantity": 1}], "modifiers": []}',
    assigned_payment = '{"id": "cash", "code": "cash", "description": null, "payment_code": null}'
  where company_id = 'bench' and id = :order_id and status = 'INITIATED';
insert into order_events (company_id, order_id, status, at, position)
  values ('bench', :order_id, 'PENDING', now(),
    (select count(*) from order_events where company_id = 'bench' and order_id = :order_id));
commit;
select pg_notify('order_changed', '{"company_id":"bench","order_id":"' || :order_id || '"}');
