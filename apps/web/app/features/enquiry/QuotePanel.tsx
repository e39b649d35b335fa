import { PanelButton, type PanelButtonProps } from './PanelButton.tsx';

/** Opens the mono carton quotation panel; without JavaScript it leads to the same form on the enquiry page. */
export function QuoteButton(button: PanelButtonProps) {
  return <PanelButton name="form" value="quote" label="Click here for Quotes" {...button} />;
}
