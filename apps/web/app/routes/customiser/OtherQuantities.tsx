import type { Configuration } from '../../features/configurator/configuration.ts';
import { boxAsked } from '../../features/configurator/quote.ts';
import { Prices } from '../../features/prices/Prices.tsx';

interface OtherQuantitiesProps {
  /** One that has a price. */
  configuration: Configuration;
  quantity: number | null;
  onChoose: (quantity: number) => void;
}

/** The ladder and the sheet of the box that is priced in the bar. */
export function OtherQuantities({ configuration, quantity, onChoose }: OtherQuantitiesProps) {
  return <Prices box={boxAsked(configuration)} quantity={quantity} onChoose={onChoose} />;
}
