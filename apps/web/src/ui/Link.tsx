import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from '../browser/router.ts';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** How the client goes there. */
  go?: (href: string) => void;
}

/** A link within the client: a plain press changes the page at once, every other kind is the browser's. */
export function Link({ href, go = navigate, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
