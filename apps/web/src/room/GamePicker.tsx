import type { RoomView } from '@stammtisch/protocol';
import { CardSprite } from '../cards/CardSprite.tsx';
import { GameChoice } from '../games/GameChoice.tsx';
import type { GameInfo } from '../games/useGames.ts';
import styles from './RoomLobby.module.css';
import type { RunCommand } from './useCommand.ts';

export interface GamePickerProps {
  room: RoomView;
  games: readonly GameInfo[];
  run: RunCommand;
}

/** Lets the host choose another game for the room. */
export function GamePicker({ room, games, run }: GamePickerProps) {
  return (
    <section className={styles.panel}>
      <CardSprite />
      <GameChoice
        games={games.map((game) => game.id)}
        value={room.game}
        onChange={(game) => void run({ type: 'setGame', game })}
      />
    </section>
  );
}
