/** Who sent a request, as its cookies prove; never taken from a body. */
export interface Visitor {
  readonly customer: SignedInCustomer | null;
  readonly staff: SignedInStaff | null;
  /** The unguessable token of a cart that was filled before sign-in; null until there is one. */
  readonly cartToken: string | null;
}

export interface SignedInCustomer {
  readonly id: number;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Token of the current session. */
  readonly sessionToken: string;
}

export interface SignedInStaff {
  readonly id: number;
  readonly userId: string;
  readonly name: string;
  /** Decides on their permissions. */
  readonly role: string;
  readonly sessionToken: string;
}
