import type { ComponentProps } from 'react';
import { Link } from '../app/Link.tsx';
import { goTo } from './address.ts';

/** A link within the desk, which may lead to another query of the same page. */
export function DeskLink(props: ComponentProps<typeof Link>) {
  return <Link go={goTo} {...props} />;
}
