import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';

interface LinkButtonProps extends LinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
}

export function LinkButton({ tone, size, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonStyle(tone, size, className)} {...rest} />;
}
