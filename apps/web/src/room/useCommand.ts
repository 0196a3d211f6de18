import type { RoomCommand } from '@stammtisch/protocol';
import { useCallback } from 'react';
import type { RoomConnection } from '../connection/types.ts';
import { useErrorText } from '../i18n/useTexts.ts';
import { useToast } from '../ui/Toasts.tsx';

/** Carries out a command; false if it was refused, which the reader has then been told. */
export type RunCommand = (command: RoomCommand) => Promise<boolean>;

/** Commands to the room, with refusals said in the reader's words. */
export function useCommand(connection: RoomConnection | null): RunCommand {
  const toast = useToast();
  const errorText = useErrorText();
  return useCallback(
    async (command) => {
      if (connection === null) return false;
      const answer = await connection.command(command);
      // Whoever plays on in another window sees that already.
      if (!answer.ok && answer.code !== 'superseded') toast(errorText(answer.code));
      return answer.ok;
    },
    [connection, toast, errorText],
  );
}
