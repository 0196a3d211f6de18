import type { DoppelkopfView } from '@stammtisch/doppelkopf';
import type { TableState } from '../../connection/types.ts';

/**
 * The view of a table of Doppelkopf. The one place where the client takes the server's word for its shape: what comes
 * over the wire was built by the same types, section by section, and nothing the player typed is in it.
 */
export function doppelkopfView(table: TableState): DoppelkopfView {
  return table.view as unknown as DoppelkopfView;
}
