const withPincode = /^(.*?)[\s,–-]*([1-9][0-9]{5})$/;

/**
 * The company's address in the parts that e-invoices have, from its lines: the line that ends in a pincode has the city
 * before it, and what stands above is the street. Without such a line, city and pincode are missing.
 */
export function sellerPlace(lines: readonly string[]) {
  const at = lines.findIndex((line) => withPincode.test(line.trim()));
  const [, city = '', pincode = '0'] = withPincode.exec(lines[at]?.trim() ?? '') ?? [];
  const [first = '', ...more] = at < 0 ? lines : lines.slice(0, at);
  const rest = more.join(', ');
  return {
    Addr1: first.slice(0, 100),
    ...(rest.length < 3 ? {} : { Addr2: rest.slice(0, 100) }),
    Loc: city,
    Pin: Number(pincode),
  };
}
