"""Verifies what a receiver of webhooks got. It shares no code with Comanda.

Reads lines of JSON: path, signature, body, status of the answer; in the sequence of their arrival.
The arguments are the secrets, as path=secret. Prints one line of JSON.
"""

import hashlib
import hmac
import json
import sys

secrets = dict(argument.split("=", 1) for argument in sys.argv[1:])
result = {"requests": 0, "forged": 0, "delivered": 0, "repeated": 0, "out_of_order": 0}
delivered = {}
attempted = set()
RANK = {"order.placed": 0, "order.accepted": 1}

for line in sys.stdin:
    request = json.loads(line)
    result["requests"] += 1
    parts = [part.split("=", 1) for part in request["signature"].split(",")]
    time = next(value for name, value in parts if name == "t")
    wanted = hmac.new(
        secrets[request["path"]].encode(),
        (time + "." + request["body"]).encode(),
        hashlib.sha256,
    ).hexdigest()
    if not any(name == "v1" and hmac.compare_digest(value, wanted) for name, value in parts):
        result["forged"] += 1
    event = json.loads(request["body"])
    order = (request["path"], event["order_id"])
    key = (request["path"], event["id"])
    # The first attempt of an event follows the success of all earlier events of its order.
    if key not in attempted and delivered.get(order, 0) < RANK[event["type"]]:
        result["out_of_order"] += 1
    attempted.add(key)
    if request["status"] == 200:
        if key in delivered:
            result["repeated"] += 1
        else:
            delivered[key] = True
            delivered[order] = delivered.get(order, 0) + 1
            result["delivered"] += 1

print(json.dumps(result))
