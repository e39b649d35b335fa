import type { Customer } from '@boxwright/storage';

interface Known {
  /** The e-mail address that was left, or that staff have asked for since. */
  readonly email: string | null;
  /** Who was signed in, or whom staff have chosen. */
  readonly linked: Customer | undefined;
  readonly byEmail: Customer | undefined;
  readonly byMobile: readonly Customer[];
}

/** Whose enquiry it is, as far as that is known. */
type WhoAsked =
  | { readonly is: 'known'; readonly customer: Customer }
  | { readonly is: 'new'; readonly email: string }
  /** Somebody has to decide: one of these, or a new customer. */
  | { readonly is: 'doubtful'; readonly candidates: readonly Customer[]; readonly mayBeNew: boolean };

/**
 * An account is known by its e-mail address. A mobile number alone is a hint: families and companies share one. Where
 * address and number lead to different customers, or the number to somebody without the address, staff are asked. Without
 * any of them a new customer needs an address.
 */
export function whoAsked({ email, linked, byEmail, byMobile }: Known): WhoAsked {
  if (linked) return { is: 'known', customer: linked };
  const others = byMobile.filter(({ id }) => id !== byEmail?.id);
  if (byEmail) {
    const isSure = others.length === 0 || others.length < byMobile.length;
    return isSure
      ? { is: 'known', customer: byEmail }
      : { is: 'doubtful', candidates: [byEmail, ...others], mayBeNew: false };
  }
  if (others.length > 0) return { is: 'doubtful', candidates: others, mayBeNew: true };
  return email === null ? { is: 'doubtful', candidates: [], mayBeNew: true } : { is: 'new', email };
}
