const withPincode = /^(.*?)[\s,–-]*([1-9][0-9]{5})$/;

/**
 * The company's address in the parts of an e-invoice. In its lines, one ends in a pincode, with the city before it; the
 * lines above are the street. Without such a line, city and pincode are missing.
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
