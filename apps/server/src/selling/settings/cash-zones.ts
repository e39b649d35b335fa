/** The zones of the delivery card in force; none while there is no card. */
export const zonesOf = (delivery: { readonly zones: readonly { readonly zone: string }[] } | null): string[] =>
  [...new Set(delivery?.zones.map(({ zone }) => zone))].sort();

/** The zones that a form's text lists. */
export const zonesIn = (text: string): string[] =>
  [...new Set(text.split(',').map((zone) => zone.trim()))].filter((zone) => zone !== '').sort();

const wrongZones = (text: string, known: readonly string[]): string | null => {
  const unknown = zonesIn(text).filter((zone) => !known.includes(zone));
  return unknown.length === 0 ? null : `The delivery card doesn’t have ${unknown.join(', ')}.`;
};

const offered = (known: readonly string[]): string =>
  known.length === 0 ? 'No delivery card is in force yet.' : `The zones of the delivery card are ${known.join(', ')}.`;

/** What the form says about its zones: which there are, and which of the stored ones aren't there any more. */
export const noteOnZones = (text: string, known: readonly string[]): string =>
  [wrongZones(text, known), offered(known)].filter((sentence) => sentence !== null).join(' ');

/** Why zones can't be saved; null when all are on the card. */
export function refuseZones(text: string, known: readonly string[]): string | null {
  const wrong = wrongZones(text, known);
  return wrong && `${wrong} ${offered(known)} Please enter some of them with commas between them, or none.`;
}
