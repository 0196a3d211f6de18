import type { ReactNode } from 'react';

/** The paints of the cards: a letter in the drawings, a custom property of `cards.css` in the page. */
const PAINTS = {
  p: 'var(--card-paper)',
  i: 'var(--card-ink)',
  g: 'var(--card-gold)',
  s: 'var(--card-skin)',
  k: 'var(--card-blush)',
  h: 'var(--card-hair)',
  c: 'var(--card-cream)',
  r: 'var(--card-red)',
  l: 'var(--card-leaf)',
  b: 'var(--card-blue)',
  w: 'var(--card-wood)',
  m: 'var(--card-steel)',
  '1': 'var(--card-robe-1)',
  '2': 'var(--card-robe-2)',
} as const;

/** A filled path; with a width, a line of that paint instead. */
export type Shape = readonly [paint: keyof typeof PAINTS, d: string, line?: number];

/** Draws shapes one over the other; the group around them decides about outlines. */
export function Art({ of }: { of: readonly Shape[] }) {
  return of.map(([paint, d, line]) =>
    line ? (
      <path key={d} d={d} fill="none" stroke={PAINTS[paint]} strokeWidth={line} strokeLinecap="round" />
    ) : (
      <path key={d} d={d} fill={PAINTS[paint]} />
    ),
  );
}

interface FigureProps {
  id: string;
  children: ReactNode;
}

/** A part of a picture in card coordinates (63 × 95), outlined like a woodcut. */
export function Figure({ id, children }: FigureProps) {
  return (
    <g id={id} stroke="var(--card-line)" strokeWidth=".55" strokeLinejoin="round">
      {children}
    </g>
  );
}
