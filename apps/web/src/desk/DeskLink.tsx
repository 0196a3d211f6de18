import type { ComponentProps } from 'react';
import { goTo } from '../browser/address.ts';
import { Link } from '../ui/Link.tsx';

/** A link within the desk, which may lead to another query of the same page. */
export function DeskLink(props: ComponentProps<typeof Link>) {
  return <Link go={goTo} {...props} />;
}
