import type { StatusMeaning } from '@medley/contract/transfer/import-tables'
import { stateOfStatus } from '../books/book-status.ts'
import { meaningOfTracked } from '../trackers/tracked-facts.ts'
import { plain, wordsOf } from './words.ts'
import { yesOrNo } from './yes-no.ts'

const statuses = wordsOf<StatusMeaning>({
  'read, watched, seen, viewed, heard, listened, listened to, finished, complete, done': 'finished',
  'gelesen, gesehen, gehört, geschaut, angeschaut, angehört, beendet, fertig, abgeschlossen, durch, erledigt':
    'finished',
  'leído, leída, visto, vista, escuchado, escuchada, oído, terminado, terminada, acabado, completado, hecho':
    'finished',
  'letto, letta, vista, ascoltato, ascoltata, finito, finita, completato, terminato, fatto':
    'finished',
  'lu, lue, lus, vu, vue, vus, écouté, écoutée, entendu, fini, finie, terminé, terminée, achevé, fait':
    'finished',
  'lido, lida, ouvido, ouvida, escutado, assistido, assistida, concluído, concluída, acabei, feito':
    'finished',
  'gelezen, gezien, bekeken, geluisterd, beluisterd, uitgelezen, afgerond, voltooid, klaar, gedaan':
    'finished',
  'przeczytane, przeczytana, przeczytany, obejrzane, obejrzany, obejrzana, widziane, przesłuchane, wysłuchane, ukończone, zakończone, skończone, zrobione':
    'finished',
  'läst, lästa, utläst, sett, sedd, lyssnat, hört, klar, klart, färdig, avslutad, slutförd':
    'finished',
  'currently watching, listening, currently listening, started, ongoing, current, going, progress':
    'going',
  'lese, lese ich, lese gerade, am lesen, schaue, schaue gerade, höre, höre gerade, angefangen, begonnen, läuft, laufend, dabei, in arbeit, aktuell':
    'going',
  'leyendo, viendo, escuchando, en curso, en progreso, empezado, empezada': 'going',
  'in lettura, sto leggendo, leggendo, in visione, sto guardando, guardando, in ascolto, in corso, iniziato':
    'going',
  'en cours, en train de lire, en lecture, je lis, commencé, commencée': 'going',
  'lendo, assistindo, vendo, ouvindo, a ler, a ver, em andamento, em curso, começado': 'going',
  'aan het lezen, aan het kijken, bezig, mee bezig, begonnen, lopend': 'going',
  'czytam, w trakcie, w trakcie czytania, oglądam, słucham, rozpoczęte': 'going',
  'läser, tittar, ser, lyssnar, pågår, pågående, påbörjad': 'going',
  'unterbrochen, pausiere, en pausa, pausado, in pausa, sospeso, sospesa, en pause, suspendu, em pausa, gepauzeerd, onderbroken, wstrzymane, pausad':
    'paused',
  'nicht beendet, nicht zu ende gelesen, nicht zu ende gesehen, aufgegeben': 'stopped',
  'abandonado, abandonada, dejado, no terminado, abbandonato, abbandonata, interrotto, non finito, non terminato, abandonné, abandonnée, pas fini, arrêté, largado, desistido, não terminado':
    'stopped',
  'gestopt, afgebroken, opgegeven, niet uitgelezen, niet afgemaakt, porzucone, porzucona, przerwane, nieukończone, avbruten, gav upp, slutade':
    'stopped',
  'to read, to watch, to see, to hear, to listen, want to read, want to watch, want to see, want to hear, want to listen, planned, wishlist, watchlist, reading list, tbr, unread, unwatched, unseen, not read, not seen, not watched, not yet, not started, not finished yet, backlog, saved, later':
    'saved',
  'will ich lesen, will ich sehen, will ich hören, möchte ich lesen, möchte ich sehen, möchte ich hören, zu lesen, zu sehen, noch lesen, noch sehen, ungelesen, ungesehen, ungehört, nicht gelesen, nicht gesehen, nicht gehört, offen, geplant, gemerkt, merkliste, wunschliste, noch nicht, später':
    'saved',
  'por leer, por ver, por escuchar, para leer, para ver, quiero leer, quiero ver, pendiente, pendientes, sin leer, sin ver, no leído, no visto, planeado, lista de deseos, más tarde':
    'saved',
  'da leggere, da vedere, da ascoltare, da guardare, voglio leggere, voglio vedere, vorrei leggere, vorrei vedere, non letto, non visto, non ancora, pianificato, lista dei desideri, in lista, più tardi':
    'saved',
  'à lire, à voir, à écouter, à regarder, envie de lire, envie de voir, non lu, non vu, pas lu, pas vu, pas encore, prévu, liste de souhaits, plus tard':
    'saved',
  'para ler, para assistir, para ouvir, quero ler, quero ver, quero assistir, não lido, não visto, ainda não, planejado, planeado, lista de desejos, mais tarde':
    'saved',
  'te lezen, te kijken, te zien, nog te lezen, nog te zien, wil ik lezen, wil ik zien, ongelezen, niet gelezen, niet gezien, nog niet, gepland, verlanglijst':
    'saved',
  'do przeczytania, do obejrzenia, do wysłuchania, chcę przeczytać, chcę obejrzeć, nieprzeczytane, nieobejrzane, jeszcze nie, planowane, lista życzeń, później':
    'saved',
  'att läsa, att se, att lyssna på, vill läsa, vill se, ska läsa, ska se, oläst, osedd, inte läst, inte sett, inte än, planerad, önskelista, senare':
    'saved',
})

/** The meaning of a word about a work, in the languages that tables are mostly written in. */
export function statusOfWord(word: string): StatusMeaning | undefined {
  const own = statuses.get(plain(word))
  if (own) return own
  const state = stateOfStatus(word)
  if (state) return state
  const tracked = meaningOfTracked(plain(word))
  if (!tracked) return undefined
  return tracked.isFinished ? 'finished' : tracked.isSaved ? 'saved' : tracked.state
}

/** The meaning of a yes in a column, by the words of its name. */
const asked: readonly [StatusMeaning, RegExp][] = [
  [
    'saved',
    /\b(un(read|watched|seen|heard|finished)|not (read|watched|seen)|(want|wanted|plan|planned)\b.*|to (read|watch|see|hear|listen)|watch ?list|wish ?list|tbr|later|ungelesen|ungesehen|ungehort|nicht (gelesen|gesehen)|merkliste|wunschliste|geplant|por (leer|ver)|pendientes?|da (leggere|vedere|ascoltare)|a (lire|voir|ecouter)|para (ler|assistir)|te (lezen|kijken)|do (przeczytania|obejrzenia)|att (lasa|se)|vill (lasa|se))\b/,
  ],
  ['stopped', /\b(dropped|dnf|abandon\w*|gave up|stopped|abgebrochen|abbandonat\w*|porzucon\w*)\b/],
  ['paused', /\b(paused|on hold|pausiert|unterbrochen|en pause)\b/],
  [
    'going',
    /\b(reading|watching|listening|in progress|currently|started|begun|angefangen|begonnen|en cours|in corso)\b/,
  ],
]

/** A column of words about works. */
export interface WordColumn {
  /** As written. */
  name: string
  /** All its different words. */
  words: readonly string[]
}

/**
 * The meaning of a word in a column: a yes means what the column is named for, a no that this is not so. Undefined for
 * words that are not known.
 */
export function statusIn(word: string, column: WordColumn): StatusMeaning | undefined {
  const name = plain(column.name)
  const answer = answerIn(word, name, column.words)
  if (answer === undefined) return statusOfWord(word)
  const named = asked.find(([, pattern]) => pattern.test(name))?.[0]
  if (answer) return named ?? 'finished'
  return named === undefined ? 'saved' : 'unknown'
}

const isCount = (word: string) => /^\d{1,4}$/.test(word)

/** A number of times is a yes from 1; the numbers of a column of states are none. */
function answerIn(word: string, name: string, words: readonly string[]): boolean | undefined {
  if (!isCount(word)) return yesOrNo(word)
  const isCode = /\b(status|state|zustand|stand|estado|stato|statut|stan)\b/.test(name)
  if (isCode && words.some((one) => isCount(one) && Number(one) > 1)) return undefined
  return Number(word) > 0
}

/** True for a word that denies, so that a day or score beside it says nothing else. */
export const isDenied = (word: string) => yesOrNo(word) === false
