/** Why an order came back, or never arrived: see `packages/orders`. */
export const comeBackReasons = ['refused', 'not-found', 'damaged', 'lost'] as const;
