import { type Card, rankOf, type Suit, suitOf } from '@stammtisch/kit';
import './cards.css';
import { indexPath } from './glyphs.ts';
import { PIP_SIZE, type Pip, pipsOf } from './pips.ts';
import { type Skin, suitHref } from './suitSymbols.tsx';

const TURNED = 'rotate(180 31.5 47.5)';
const FLOURISHES = ['', 'matrix(-1 0 0 1 63 0)', 'matrix(1 0 0 -1 0 95)', TURNED];

/** The panel of the pictures leaves out the corners where the index stands. */
const PANEL = 'M19 5H58V61H44V90H5V34H19Z';
const SASH = 'M5 35.3 58 54.3V59.7L5 40.7Z';

/** Where the pictures of the Swiss skin carry their sign: the Under low, the Ober high, the king both, the Banner on its cloth. */
const SIGNS: Readonly<Record<string, readonly (readonly [x: number, y: number, size: number])[]>> = {
  J: [[6.3, 68, 13]],
  Q: [[44, 6.5, 13]],
  K: [
    [45, 6.5, 12],
    [6, 62, 11],
  ],
  T: [[25, 24.5, 20.5]],
};

interface SuitProps {
  suit: Suit;
  skin: Skin;
}

interface SuitUseProps extends SuitProps {
  at: Pip;
  size: number;
  turned?: boolean;
}

function SuitUse({ suit, skin, at: [x, y], size, turned }: SuitUseProps) {
  return (
    <use
      href={suitHref(suit, skin)}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      {...(turned ? { transform: `rotate(180 ${x} ${y})` } : {})}
    />
  );
}

function Pips({ card, skin }: { card: Card; skin: Skin }) {
  return pipsOf(rankOf(card), skin).map((at) => (
    <SuitUse
      key={at.join()}
      suit={suitOf(card)}
      skin={skin}
      at={at}
      size={PIP_SIZE[skin]}
      turned={skin === 'french' && at[1] > 48}
    />
  ));
}

function Ace(props: SuitProps) {
  return (
    <>
      {FLOURISHES.map((transform) => (
        <use key={transform} href="#pc-flourish" {...(transform ? { transform } : {})} />
      ))}
      <SuitUse {...props} at={[31.5, 47.5]} size={props.skin === 'swiss' ? 32 : 28} />
    </>
  );
}

function Picture({ card, skin }: { card: Card; skin: Skin }) {
  const href = `#pc-${skin}-${rankOf(card)}`;
  return (
    <>
      <path className="pc-panel" d={PANEL} />
      <use href={href} />
      {skin === 'french' ? (
        <>
          <use href={href} transform={TURNED} />
          <path className="pc-sash" d={SASH} />
          <path className="pc-beads" d="M8 39.07 55 55.930" />
        </>
      ) : (
        SIGNS[rankOf(card)]?.map(([x, y, size]) => (
          <use key={y} href={suitHref(suitOf(card), skin)} x={x} y={y} width={size} height={size} />
        ))
      )}
      <path className="pc-frame" d={PANEL} />
    </>
  );
}

function Body({ card, skin }: { card: Card; skin: Skin }) {
  if (rankOf(card) === 'A') return <Ace suit={suitOf(card)} skin={skin} />;
  if (pipsOf(rankOf(card), skin).length) return <Pips card={card} skin={skin} />;
  return <Picture card={card} skin={skin} />;
}

interface LookProps {
  skin: Skin;
  fourColour?: boolean | undefined;
  className?: string | undefined;
}

function classes(suit: Suit, { skin, fourColour, className }: LookProps): string {
  return `pc-${suit} pc-${skin}${fourColour ? ' pc-four' : ''}${className ? ` ${className}` : ''}`;
}

export interface CardFaceProps extends LookProps {
  card: Card;
  labels: 'de' | 'en';
}

/** A card's face. Its name is given by whoever shows it; needs `CardSprite` in the page. */
export function CardFace({ card, labels, ...look }: CardFaceProps) {
  const suit = suitOf(card);
  const index = indexPath(rankOf(card), look.skin, labels);
  return (
    <svg className={`pc ${classes(suit, look)}`} viewBox="0 0 63 95" aria-hidden="true" focusable="false">
      <rect className="pc-paper" x=".4" y=".4" width="62.200" height="94.200" rx="5" />
      <Body card={card} skin={look.skin} />
      {['', TURNED].map((transform) => (
        <g key={transform} {...(transform ? { transform } : {})}>
          <path className="pc-index" d={index} transform="translate(9.7 4.300)" />
          <SuitUse suit={suit} skin={look.skin} at={[9.7, 27]} size={12.5} />
        </g>
      ))}
    </svg>
  );
}

/** The corner of a card, with its index and suit: for hands that lie open where there is little room. */
export function CardCorner({ card, labels, ...look }: CardFaceProps) {
  const suit = suitOf(card);
  return (
    <svg className={`pc ${classes(suit, look)}`} viewBox="0 0 20 36" aria-hidden="true" focusable="false">
      <rect className="pc-paper" x=".4" y=".4" width="19.200" height="35.200" rx="3" />
      <path
        className="pc-index"
        d={indexPath(rankOf(card), look.skin, labels)}
        transform="translate(10 4.300)"
      />
      <SuitUse suit={suit} skin={look.skin} at={[10, 27]} size={13} />
    </svg>
  );
}

/** A card's back. */
export function CardBack({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={`pc${className ? ` ${className}` : ''}`}
      viewBox="0 0 63 95"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#pc-back" />
    </svg>
  );
}

/** A suit for buttons and text, as high as a letter unless a class says otherwise. */
export function SuitIcon({ suit, ...look }: LookProps & { suit: Suit }) {
  return (
    <svg
      className={`pc-icon ${classes(suit, look)}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <use href={suitHref(suit, look.skin)} />
    </svg>
  );
}
