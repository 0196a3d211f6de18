import type { RefusalCode } from './refusalCode.ts';

/** A sentence for every code by which the server refuses; it says what to do. Those of the rules come with the games. */
export const errorsDe = {
  malformed: 'Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
  noSession: 'Der Server kennt dich nicht mehr. Gib deinen Namen noch einmal ein.',
  nameEmpty: 'Gib einen Namen ein, damit die anderen dich erkennen.',
  nameTooLong: 'Der Name ist zu lang. Höchstens 24 Zeichen haben Platz.',
  nameCharacters: 'Der Name enthält Zeichen, die man nicht sieht. Tipp ihn von Hand ein.',
  roomUnknown: 'Diesen Tisch gibt es nicht. Prüf den Link oder eröffne einen neuen Tisch.',
  tableFull: 'Alle Plätze sind besetzt. Du kannst zuschauen, bis einer frei wird.',
  seatTaken: 'Dieser Platz ist schon besetzt. Nimm einen anderen.',
  notHost: 'Das kann nur der Gastgeber. Frag ihn.',
  notSeated: 'Dafür musst du am Tisch sitzen. Nimm zuerst einen Platz.',
  noPlayer: 'Dort sitzt niemand, der das übernehmen kann. Wähl einen anderen Platz.',
  matchRunning: 'Die Partie läuft schon. Warte, bis sie zu Ende ist.',
  seatsMissing: 'Es fehlt noch jemand. Lade jemanden ein oder lass den Computer mitspielen.',
  matchUnknown: 'Diese Partie gibt es nicht mehr. Lade die Seite neu.',
  badOptions: 'Diese Hausregeln passen nicht zum Spiel. Stell sie noch einmal ein.',
  stillHere: 'Diese Person ist noch da.',
  stale: 'Da war jemand schneller. Schau auf den Tisch und entscheide neu.',
  superseded: 'Du spielst in einem anderen Fenster weiter. Hol den Platz hierher zurück.',
  unavailable: 'Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.',
  tooFast: 'Das ging zu schnell. Warte einen Moment.',
  notForYou: 'Das darf an diesem Tisch jemand anderes entscheiden.',
  matchOver: 'Die Partie ist zu Ende.',
  notNow: 'Das geht jetzt nicht. Schau, was unten angeboten wird.',
  unknown: 'Das hat nicht geklappt. Versuch es noch einmal.',
} satisfies Record<RefusalCode | 'unknown', string>;
