import type { FileColumn } from "./file-columns.ts";

/**
 * How owners and other systems call the columns, in the languages of the console and in others of
 * Europe and Asia, the clearest name of each language first; words of one name have `_` between them. The names of the
 * exported file are understood in every language. A cost is no price.
 */
export const OTHER_NAMES: Readonly<Partial<Record<FileColumn, string>>> = {
  category:
    "category_name menu_category reporting_category categories menu_group menu_section section kategorie kategorien rubrik warengruppe speisekategorie categoria categorias seccion secao categorie rubrique sezione kategori bagian الفئة القسم カテゴリ カテゴリー 分類 分类 分類名 카테고리 type product_type product_category kategoria kategorija sekcja grupa_menu kategoriler menu_kategorisi bolum gerechtgroep categorie_naam categoria_de_menu kategorier gruppe varegruppe kategorie_jidla skupina kategoriak csoport categorie_produs naziv_kategorije google_product_category категория категории категорія раздел группа κατηγορια κατηγοριες reparto famiglia famille familia department departamento departement abteilung gruppo groupe תחום קטגוריה מחלקה หมวด หมวดหมู่ danh_muc loai rubro rubros portata portate",
  name: "item_name dish_name nama_menu nama_makanan nama_hidangan nama_item nombre_plato nome_piatto nom_plat product_name menu_item dish title item product drink getrank bebida boisson bevanda gericht speise bezeichnung artikel artikelname artikelbezeichnung gerichtname name_des_gerichts produkt produktname nombre_del_producto nombre_del_articulo nombre_del_plato nombre_del_platillo nombre_platillo platillo nombre plato producto articulo nome_do_produto nome_do_item nome_do_prato nome prato item_do_cardapio produto nom_du_produit nom_du_plat intitule libelle designation nom plat article produit piatto nome_piatto prodotto nome_prodotto nome_del_piatto nome_articolo articolo nama nama_produk hidangan الاسم الطبق 商品名 品名 メニュー名 料理名 菜名 메뉴 상품명 nazwa nazwa_produktu nazwa_dania danie potrawa urun_adi urun_adı urun yemek_adi yemek_adı yemek ad adi adı isim gerecht productnaam artikelnaam naam ratt maträtt namn produktnamn ret rett navn varenavn nazev nazov jidlo jedlo nev etel termek termeknev denumire produs preparat naziv jelo название наименование блюдо товар назва страва ονομα πιατο προιον اسم_الطبق اسم_المنتج اسم_الصنف الصنف المنتج الوجبة שם_המנה שם_המוצר שם_פריט שם מנה ชื่อ ชื่อเมนู เมนู ten_mon",
  description:
    "item_description product_description details body body_html beschreibung artikelbeschreibung zutaten descripcion ingredientes descricao descrizione ingredienti ingredients deskripsi keterangan الوصف المكونات 説明 商品説明 描述 설명 short_description opis opis_dania skladniki składniki aciklama açıklama icindekiler omschrijving beschrijving ingredienten beskrivning beskrivelse popis slozeni zlozeni leiras osszetevok descriere описание состав опис περιγραφη תיאור รายละเอียด mo_ta",
  visible:
    "published available_for_sale visibility sichtbar verfugbar active enabled is_active available is_available ativo activo actif attivo aktiv habilitado disponible visivel disponivel disponibile tersedia widoczny dostepny gorunur aktif zichtbaar beschikbaar disponible_para_vender disponible_para_la_venta disponivel_para_venda disponible_a_la_vente disponibile_per_la_vendita verkauflich tersedia_untuk_dijual square_online_item_visibility online_visibility",
  allergens:
    "allergen allergene allergen_list allergene_liste allergenes alergenos alérgenos alergênicos allergenen allergeni alergen alergenico alergenicos allergen_information allergeninformation allergenhinweise allergen_info informacion_de_alergenos informacion_sobre_alergenos contains_allergens enthalt_allergene مسببات_الحساسية الحساسية حساسية",
  size: "variation_name option1_value option_1_value option_1 variant_name variation variant portion grosse große tamano tamanho taille misura dimensione ukuran الحجم サイズ attribute_1_value(s) attribute_1_value rozmiar porcja wielkosc wielkość boy boyut porsiyon maat storlek storrelse velikost velkost meret marime velicina размер порция розмір порція μεγεθος גודל ขนาด kich_co valor_de_la_opcion_1 valor_da_opcao_1 valeur_de_l'option_1 valeur_option_1 valore_opzione_1 valore_dell'opzione_1 wert_der_option_1 optionswert_1 option_1_wert nilai_opsi_1 nilai_pilihan_1 значение_опции_1",
  price:
    "price_incl_vat price_incl._vat price_inc_vat price_inc_tax preis_inkl_mwst preis_inkl._mwst gross_price price_gross bruttopreis preis_brutto verkaufspreis_brutto prix_ttc precio_con_iva prezzo_ivato item_price unit_price product_price menu_price selling_price retail_price variant_price regular_price default_price base_price preis einzelpreis verkaufspreis vk_preis preis_vk vk_brutto betrag precio precio_unitario amount precio_de_venta precio_venta pvp importe preco preco_unitario preco_de_venda preco_venda valor prix prix_unitaire prix_de_vente prix_vente prezzo prezzo_di_vendita prezzo_vendita harga harga_jual السعر 価格 値段 単価 販売価格 价格 價格 가격 cena cena_brutto cena_sprzedazy cena_sprzedaży fiyat fiyati fiyatı satis_fiyati satıs_fiyatı birim_fiyat prijs verkoopprijs pris ar eladasi_ar pret cijena цена стоимость ціна τιμη מחיר ราคา gia gia_ban đon_gia precio_por_defecto preco_padrao prix_par_defaut prezzo_predefinito standardpreis harga_standar цена_по_умолчанию",
  price_before:
    "variant_compare_at_price compare_at_price original_price preco_original precio_original streichpreis cena_regularna eski_fiyat",
  handle: "group_id",
  currency: "currency_code wahrung moneda moeda devise valuta mata_uang العملة waluta para_birimi",
  sale_price:
    "angebotspreis precio_rebajado valor_promocional preco_promocional precio_promocional preco_de_oferta precio_de_oferta precio_oferta prix_promo prix_promotionnel prezzo_scontato prezzo_promozionale aktionspreis sonderpreis harga_promo سعر_العرض promotional_price promo_price special_price discounted_price online_sale_price",
  price_type: "pricing_type",
  unit: "price_unit unit_of_measure uom einheit mengeneinheit preiseinheit unidad unidade unite unita satuan ед._изм. единица единица_измерения الوحدة",
  by_weight:
    "sold_by_weight weighed_item nach_gewicht vendido_por_peso vendu_au_poids venduto_a_peso verkauf_nach_gewicht verkauft_nach_gewicht dijual_berdasarkan_berat продается_на_вес товар_продается_на_вес",
  hidden:
    "is_hidden archived is_archived sold_out versteckt ausverkauft archiviert oculto agotado esgotado masque epuise nascosto esaurito habis",
  status:
    "availability availability_status in_stock? estado situacao statut stato verfugbarkeit disponibilidad disponibilidade disponibilita ketersediaan статус الحالة",
  kind: "type item_type record_type row_type line_type tipo typ jenis тип",
  choice:
    "modifier modifier_name modifier_option modifier_option_name option option_name choice choice_name add_on add_on_name addon addon_name extra_name topping complemento nome_do_complemento opcion opcao",
  choice_price:
    "modifier_price modifier_option_price option_price choice_price add_on_price addon_price extra_price topping_price additional_price surcharge aufpreis zuschlag preis_extra precio_extra precio_opcion preco_do_complemento preco_complemento preco_da_opcao preco_opcao preco_do_adicional preco_adicional valor_do_complemento valor_complemento valor_adicional precio_del_modificador precio_modificador precio_del_extra precio_complemento precio_adicional prix_supplement prix_du_supplement prix_de_l'option prix_option prezzo_aggiunta prezzo_dell'aggiunta prezzo_opzione zusatzpreis preis_zusatz optionspreis preis_option extrapreis harga_tambahan harga_topping extra_cost add_on_cost modifier_cost choice_surcharge",
  group:
    "modifier_group modifier_group_name modifier_list modifier_set option_group option_group_name option_set choice_group group group_name grupo grupo_de_complementos grupo_de_opciones zusatzgruppe choices_group",
  group_min:
    "min minimum min_selection min_selections min_selected minimum_selection min_choices min_qty modifier_group_min group_min minimo mindestens force_min",
  group_max:
    "max maximum max_selection max_selections max_selected maximum_selection max_choices max_qty modifier_group_max group_max maximo hochstens force_max",
  choices:
    "modifiers modifier_groups modifier_sets modifier_lists options option_groups choices choice_groups extras add_ons addons toppings complementos grupos_de_complementos adicionais adicionales opciones opcoes suplementos supplements suppléments aggiunte supplementi extra zusatze zutaten_extra beilagen tambahan topping_tambahan dodatki добавки إضافات الإضافات",
  size_2:
    "option2_value option_2_value option_2 attribute_2_value(s) attribute_2_value valor_de_la_opcion_2 valor_da_opcao_2 valeur_de_l'option_2 valeur_option_2 valore_opzione_2 valore_dell'opzione_2 wert_der_option_2 optionswert_2 option_2_wert nilai_opsi_2 nilai_pilihan_2 значение_опции_2",
  size_3:
    "option3_value option_3_value option_3 attribute_3_value(s) attribute_3_value valor_de_la_opcion_3 valor_da_opcao_3 valeur_de_l'option_3 valeur_option_3 valore_opzione_3 valore_dell'opzione_3 wert_der_option_3 optionswert_3 option_3_wert nilai_opsi_3 nilai_pilihan_3 значение_опции_3",
};
