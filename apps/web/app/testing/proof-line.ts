import type { DeskProofLine } from '@boxwright/contract';

const sentAt = new Date('2026-11-20T06:00:00Z');

/** A line of an order whose proof the customer has. */
export const sentProofLine: DeskProofLine = {
  lineId: 21,
  number: 1,
  kind: 'box',
  name: 'Soap Box',
  description: '100 × 60 × 30 mm',
  quantity: 1000,
  state: 'proof-sent',
  stateName: 'Proof to approve',
  waitsFor: 'customer',
  wish: null,
  hasPlates: false,
  box: { style: 'straight-tuck-end', length: 100, width: 60, height: 30, caliper: 0.4 },
  sticker: null,
  artworks: [
    {
      id: 31,
      artwork: {
        token: 'disc',
        name: 'disc.png',
        kind: 'png',
        pixelWidth: 400,
        pixelHeight: 400,
        page: 1,
        pages: 1,
        ratio: 1,
        bleed: 0,
        leastPixels: 400,
        isTransparent: false,
        previewWidth: 400,
        previewHeight: 400,
      },
      bytes: 2048,
      isKept: true,
      sentBy: 'staff',
      sentAt,
      findings: [],
    },
  ],
  proofs: [
    {
      id: 41,
      number: 1,
      state: 'sent',
      stateName: 'To approve',
      lineArtworkId: 31,
      sentAt,
      sender: 'Kavi',
      note: '',
      decidedAt: null,
      decidedAs: null,
      decidedName: '',
      decisionText: '',
      file: '',
      comments: [],
    },
  ],
  waiver: null,
};
