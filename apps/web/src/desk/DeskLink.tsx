import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from './address.ts';

interface DeskLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link within the desk, which may lead to another query of the same page. */
export function DeskLink({ href, onClick, ...rest }: DeskLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    goTo(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
