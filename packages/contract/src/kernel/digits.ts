/** The zeros of the scripts that buyers' keyboards write: Indian scripts, Urdu, full width. 1 to 9 follow each zero. */
const zeros = [...'०০੦૦୦௦౦೦൦٠۰０'].map((zero) => zero.charCodeAt(0));

/** The text with the digits of other scripts as 0 to 9: १००० is 1000. */
export const plainDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const value = zeros.map((zero) => digit.charCodeAt(0) - zero).find((place) => place >= 0 && place <= 9);
    return value === undefined ? digit : String(value);
  });
