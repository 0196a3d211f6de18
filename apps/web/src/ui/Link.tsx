import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from '../browser/address.ts';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link within the client: a plain press changes the page at once, every other kind is the browser's. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
