import { lazy } from 'react';
import type { DeskRoute } from '../browser/router.ts';
import { addTexts } from '../i18n/i18n.ts';

/** The desk comes together with its words. */
const Desk = lazy(async () => {
  const [{ Desk }, { deskDe }, { deskEn }] = await Promise.all([
    import('./Desk.tsx'),
    import('./texts.de.ts'),
    import('./texts.en.ts'),
  ]);
  addTexts('desk', { de: deskDe, en: deskEn });
  return { default: Desk };
});

/** The admin's desk: every match that was ever played. */
export function DeskPage({ route }: { route: DeskRoute }) {
  return <Desk route={route} />;
}
