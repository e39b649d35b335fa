import { OpenCarton } from './OpenCarton.tsx';

const Card = ({ tilt }: { tilt: number }) => (
  <rect
    x="-44"
    y="-58"
    width="88"
    height="104"
    rx="4"
    transform={`rotate(${tilt})`}
    fill="#fff"
    stroke="#e2dacb"
    strokeWidth="1.25"
  />
);

/** Payment received: a card with a tick comes out of the box. */
export const PaymentReceived = () => <TickedCard title="Payment received" />;

/** An order that is paid later. */
export const OrderPlaced = () => <TickedCard title="Order placed" />;

function TickedCard({ title }: { title: string }) {
  return (
    <OpenCarton title={title}>
      <Card tilt={-5} />
      <g transform="rotate(-5)">
        <circle cy="-18" r="26" fill="#0f4c4a" />
        <path
          d="m-12-18 9 9 16-18"
          fill="none"
          stroke="#fff"
          strokeWidth="5.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M-26 22h52M-26 31h34" stroke="#e2dacb" strokeWidth="4" strokeLinecap="round" />
      </g>
    </OpenCarton>
  );
}

/** Cash on delivery: a banknote comes out of the box. */
export function CashOnDelivery() {
  return (
    <OpenCarton title="Cash on Delivery">
      <g transform="rotate(-8)">
        <rect x="-58" y="-46" width="116" height="62" rx="4" fill="#e3eeec" stroke="#0f4c4a" strokeWidth="1.5" />
        <rect x="-52" y="-40" width="104" height="50" rx="2" fill="none" stroke="#0f4c4a" strokeDasharray="3 3" />
        <circle cy="-15" r="18" fill="#0f4c4a" />
        <path
          d="M-7-24H8M-7-18H8M-7-24h5c6 0 8 3 8 6s-2 6-8 6h-5L5 0"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </OpenCarton>
  );
}

/** Payment failed: the card in the box has a cross. */
export function PaymentFailed() {
  return (
    <OpenCarton title="Payment failed">
      <Card tilt={6} />
      <g transform="rotate(6)">
        <circle cy="-18" r="26" fill="#b5311c" />
        <path d="m-9-27 18 18M9-27l-18 18" fill="none" stroke="#fff" strokeWidth="5.5" strokeLinecap="round" />
        <path d="M-26 22h52M-26 31h34" stroke="#e2dacb" strokeWidth="4" strokeLinecap="round" />
      </g>
    </OpenCarton>
  );
}
