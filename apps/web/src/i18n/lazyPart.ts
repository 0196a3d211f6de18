import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Catalogue } from './catalogue.ts';
import { loadTexts } from './i18n.ts';

/** A part of the client that is fetched when it is first shown, together with its texts. */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  ...texts: readonly Catalogue[]
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(...texts)]);
    return { default: part };
  });
}
