UPDATE order_lines SET customer_id = orders.customer_id FROM orders WHERE orders.id = order_lines.order_id;
