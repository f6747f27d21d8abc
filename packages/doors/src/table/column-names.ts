import type { ColumnMeaning } from '@medley/contract/transfer/import-tables'
import { readWrittenDate } from '../parsing/written-dates.ts'
import { isLetter, readId, scoreIn } from './cells.ts'
import { isEpisode, isSeason } from './entry-cells.ts'
import { mediumOfWord } from './medium-words.ts'
import { statusOfWord } from './status-words.ts'
import { yesOrNo } from './yes-no.ts'

/** How a column of one meaning is named and filled. */
export interface Guess {
  as: ColumnMeaning
  /** Names in the form of `plain`, and how telling they are. */
  names: readonly (readonly [RegExp, number])[]
  /** Names of other things. */
  not?: RegExp
  /** The share of the cells that can mean it must reach this. */
  share?: number
  /** Its cells are a yes or a no, which say more of an episode than the status of its show. */
  isAnswer?: true
  fits?: (cell: string, today: string) => boolean
}

/** Words of a name for what is done with a work. */
const done = [
  'watched|seen|viewed|read|finished|completed|listened|heard|played|consumed|done',
  'gesehen|gelesen|gehort|geschaut|angesehen|angeschaut|angehort|beendet|fertig|abgeschlossen|erledigt',
  'visto|vista|vistos|vistas|leido|leida|leidos|escuchado|terminado|acabado|lectura|visionado',
  'letto|letta|letti|visti|viste|ascoltato|finito|finita|lettura|visione',
  'lu|lue|lus|vu|vue|vus|ecoute|fini|termine|lecture|visionnage',
  'lido|lida|lidos|ouvido|assistido|concluido|leitura',
  'gelezen|gezien|bekeken|beluisterd|geluisterd|voltooid',
  'przeczytane|przeczytana|obejrzane|obejrzany|widziane|wysluchane|ukonczone|przeczytania|obejrzenia',
  'sett|sedd|lyssnat|avslutad|lasdatum',
].join('|')
const time =
  'year|jahr|date|datum|dato|day|tag|month|monat|when|wann|am|on|last|fecha|dia|data|jour|giorno|anno|ano|dag|den|de|di|da|do|del|della'

const doneName = new RegExp(`\\b(?:${done})\\b`)
const notDone =
  /\b(start|started|begun|begonnen|angefangen|inicio|inizio|debut|added|hinzugefugt|agregado|anadido|aggiunto|ajoute|adicionado|toegevoegd|dodano|tillagd|bought|gekauft|published|release|released|erschienen|birth|re ?(?:watched|read)|again|by)\b/

const dateName = 'date|datum|dato|fecha|data|day|tag|dia|jour|giorno|dag|dzien'

export function isDate(cell: string, today: string): boolean {
  const reading = { usualOrder: 'day first', today, timeZone: 'UTC' } as const
  return readWrittenDate(cell, reading) !== undefined || cell.startsWith('0000')
}

export const isScore = (cell: string) => scoreIn(cell) !== null || isLetter(cell)

export const isStatus = (cell: string) =>
  statusOfWord(cell) !== undefined || yesOrNo(cell) !== undefined

/** True if the name of a column of days says that something was watched, read or heard on them. */
export function isNamedDone(name: string): boolean {
  return (
    !notDone.test(name) &&
    (doneName.test(name) ||
      /^(when|wann|last|last datum|datum last|finish|ended|(finish|completion) date)$/.test(name))
  )
}

/** True if a column has opinions by its name, not any notes. */
export const isNamedReview = (name: string) => reviewName.test(name)

const reviewName =
  /\b(reviews?|rezension(en)?|kritik|thoughts|gedanken|meinung|opinions?|opinion(es)?|resena|critica|recensione?|recensie|commento|avis|critique|resenha|opiniao|recenzja|opinia|recension|omdome)\b/

/** Names of the show where other columns name its episodes. */
export const showNames =
  /^(show|tv ?show|series|serie|serial|serier|programme?|podcast|(show|tv show|series|serien?|podcast|grandparent) ?(title|name|titel)|nombre de la serie|titolo serie|nom de la serie|titre de la serie)$/

/** Names of what is never a title. */
export const notTitles =
  /\b(description|descripcion|descrizione|descricao|beschreibung|beschrijving|opis|beskrivning|summary|resumen|resume|resumo|plot|synopsis|sinopsis|trama|sinopse|handlung|inhalt|overview|genres?|genero|genere|gatunek|notes?|notas?|notizen|comments?|tagline|url|link|cast|actors?|country|language|sprache|publisher|verlag|studio|network|platform|where|wo|format)\b/

const own = 'my|mein|meine|own|personal|your|mi|mio|mia|ma|mon|minha|mijn|moja|min|mitt'

/** True if a column is the member's own by its name. */
export const isOwn = (name: string) => new RegExp(`\\b(?:${own})\\b`).test(name)

/** A number among others, of an episode only where the season has a column as well. */
export const indexName = /^(?:media )?index(?: number)?$/

export const guesses: readonly Guess[] = [
  {
    as: 'season',
    names: [
      [
        /^(?:s|season|staffel|saison|temporada|stagione|seizoen|sasong|sezon|parent ?(?:media )?index)(?: ?(?:number|no|nr|num|nummer|numero|index|#))?$/,
        11,
      ],
      [
        /^(?:episode )?(?:season|staffel|saison|temporada|stagione|seizoen|sasong|sezon) (?:number|no|nr|num|nummer|numero)$/,
        11,
      ],
      [/^(?:numero|nr|no|number) (?:de |di |da )?(?:saison|temporada|stagione|sezon\w*)$/, 10],
    ],
    share: 0.8,
    fits: isSeason,
  },
  {
    as: 'episode',
    names: [
      [
        /^(?:e|ep|episode|folge|episodio|capitulo|aflevering|avsnitt|odcinek)(?: ?(?:number|no|nr|num|nummer|numero|index|#))?$/,
        11,
      ],
      [/^(?:numero|nr|no|number) (?:de |di |da |d )?(?:episode|episodio|capitulo|odcin\w*)$/, 10],
      [/^(?:season episode|se|s e|sxe|code|episode code)$/, 9],
      // Of a media server, beside the index of the season.
      [indexName, 8],
    ],
    share: 0.8,
    fits: isEpisode,
  },
  {
    // An episode that is named by its title.
    as: 'episode',
    names: [
      [
        /^(?:ep|episode|folge|episodio|capitulo|aflevering|avsnitt|odcinek)(?: ?(?:title|name|titel|nombre|titolo|titre))?$/,
        7,
      ],
      [/^(?:titulo|titolo|titre) (?:del |dell |de l )?(?:episode|episodio|capitulo)$/, 7],
    ],
    share: 0.5,
    fits: (cell) => /\p{L}{2}/u.test(cell),
  },
  {
    as: 'rank',
    names: [
      [
        /^(?:#|rank|ranking|position|pos|place|no|nr|number|nummer|platz|rang|puesto|posicion|posizione|posicao|lugar|classement|classifica|plaats|miejsce|plats)$/,
        8,
      ],
    ],
    share: 0.9,
    fits: (cell) => /^#?\d{1,5}\.?$/.test(cell),
  },
  {
    as: 'date',
    names: [
      [new RegExp(`^((${time}) ?)+(${done})( (${time}))*$|^(${done})( (${time}))+$`), 12],
      [doneName, 7],
      [new RegExp(`^(${dateName}|when|wann|cuando|quando|quand|wanneer|kiedy|nar|year seen)$`), 8],
      [/\b(finish|completion|end) date\b|\bdate (finish|end)(ed)?\b|^(finish|ended)$/, 9],
      // Swedish for a thing that was read.
      [/^last$/, 7],
      [/^(last datum|datum last)$/, 12],
      [/^(timestamp|time|zeit|zeitpunkt)$/, 4],
    ],
    not: notDone,
    share: 0.6,
    fits: isDate,
  },
  {
    as: 'title',
    names: [
      [/^(titles?|titel|titre|titres|titulos?|titol[oi]|tytul|tytuly|titlar)$/, 12],
      [
        /^(name|nombre|nome|nom|naam|nazwa|namn|work|werk|filmtitel|buchtitel|serientitel|albumtitel|(movie|film|book|album|show|series|podcast) (titles?|name))$/,
        11,
      ],
      [
        /^(movies?|films?|book|books|buch|album|show|tv show|series|serie|podcast|what|was|pelicula|libro|livre|livro|filme|boek|ksiazka|bok|disco)$/,
        9,
      ],
      [/\b(titles?|titel|titulo|titolo|titre|tytul)\b/, 6],
      [/\bname$/, 5],
    ],
    not: /\b(original\w*|lists?|liste|user|first|last|profile|library|shelf|review|sort|episode|folge|episodio|epis)\b/,
    share: 0.5,
    fits: (cell) => !isScore(cell) || cell.length > 4 || /\p{L}/u.test(cell),
  },
  {
    as: 'year',
    names: [
      [/^(year|jahr|annee|ano|anno|jaar|rok|ar|yr)$/, 10],
      [
        /\b(release|released|published|publication|erschienen|erscheinungsjahr|erscheinungsdatum|veroffentlicht|produktionsjahr|originaljahr|publicacion|estreno|lanzamiento|pubblicazione|uscita|parution|sortie|lancamento|publicacao|uitgave|wydania|premiera|utgivning\w*|premiar)\b/,
        9,
      ],
      [/\b(year|jahr|annee|ano|anno|jaar)\b/, 6],
    ],
    not: new RegExp(`\\b(${done}|added|review)\\b`),
    share: 0.6,
    fits: (cell) => /^\d{4}(?:\.0+)?$/.test(cell) || /(?<!\d)(1[5-9]|20)\d\d(?!\d)/.test(cell),
  },
  {
    as: 'creator',
    names: [
      [
        /^(authors?|autor|autoren|autorin|writers?|directors?|directed by|regie|regisseure?|regisseurin|artists?|band|kunstler|kunstlerin|interpret|interpreten|creators?|by|von|hosts?|verfasser|urheber|realisateur|realisation|auteurs?|autor[ei]|autores|autrice|autora|regia|regista|director[ae]?|direccion|artistas?|artist[ae]|artiesten?|schrijver|regisseur|autorzy|rezyser|rezyseria|wykonawca|forfattare|regissor)$/,
        10,
      ],
      [/\b(author|autor|director|regie|artist|interpret|creator)\b/, 7],
    ],
    not: /\b(id|mbid|sort|link|l f)\b/,
  },
  {
    as: 'rating',
    names: [
      [
        new RegExp(
          `\\b(${own}) (rating|rate|score|stars|bewertung|wertung|note|nota|puntuacion|calificacion|voto|valutazione|avaliacao|cijfer|beoordeling|ocena|betyg)\\b`,
        ),
        11,
      ],
      [
        /\b(ratings?|rate|rated|score|scores|stars|sterne|note|bewertung|wertung|punkte|points|grade|zensur|urteil|nota|puntuacion|puntaje|calificacion|valoracion|estrellas|voto|voti|valutazione|punteggio|stelle|etoiles|avaliacao|pontuacao|classificacao|estrelas|cijfer|beoordeling|sterren|waardering|ocena|gwiazdki|betyg|stjarnor)\b/,
        9,
      ],
    ],
    not: /\b(average|avg|imdb|tmdb|goodreads|metacritic|rotten|critics?|community|durchschnitt|media|promedio|moyenne|public|votes?|rated on|date)\b/,
    share: 0.6,
    fits: isScore,
  },
  {
    as: 'status',
    names: [
      [/\b(status|state|zustand|stand|shelf|regal|estado|stato|statut|etat|stan)\b/, 9],
      [new RegExp(`^(?:${done}|done|erledigt)$`), 8],
    ],
    share: 0.5,
    fits: (cell) => isStatus(cell) || /^\d{1,4}$/.test(cell),
  },
  {
    // A yes or a no under a name with any such word.
    as: 'status',
    isAnswer: true,
    names: [
      [doneName, 8],
      // A number of times is a yes from 1.
      [/^(?:play|view|watch|read) ?count$|^plays$|^times (?:watched|seen|read|played)$/, 5],
      [
        /^last$|^(?:is |has |have )?(?:[✓✔☑✅x]|check|checked|checkbox|ok|haken|abgehakt|hecho|fait|fatto|feito|klaar|gedaan|zrobione|klar|klart|complete)$/,
        8,
      ],
      [
        /\b(watch ?list|wish ?list|to (?:read|watch|see|hear|listen)|tbr|merkliste|wunschliste|un(?:read|watched|seen)|ungelesen|ungesehen|dropped|dnf|abandon\w*|abgebrochen)\b/,
        6,
      ],
    ],
    not: /\b(date|datum|fecha|by|re ?(?:watch|read)\w*|again|liked?|favou?rite|own(?:ed)?)\b/,
    share: 0.9,
    fits: (cell) => yesOrNo(cell) !== undefined || /^\d{1,4}$/.test(cell),
  },
  {
    as: 'text',
    names: [
      [reviewName, 8],
      [
        /\b(kommentar|comments?|comentarios?|commenti?|commentaires?|bemerkung|bemerkungen|anmerkung|anmerkungen)\b/,
        8,
      ],
      [
        /\b(notes?|notiz|notizen|notas|appunti|notities|notatki|anteckningar|text|testo|texto|texte)\b/,
        7,
      ],
    ],
    not: /\b(private?s?|privat\w*|count|date|datum)\b/,
    share: 0.5,
    fits: (cell) => /\p{L}/u.test(cell),
  },
  {
    as: 'tags',
    names: [
      [
        /^(tags?|labels?|schlagworte?r?|stichworte?r?|keywords?|etiquetas?|etichette|tagi|taggar)$/,
        8,
      ],
    ],
  },
  {
    as: 'list',
    names: [
      [
        /^(lists?|listen?|list name|listenname|collections?|sammlung|sammlungen|listas?|lista|liste|lijst|coleccion|collezione)$/,
        8,
      ],
    ],
  },
  {
    as: 'id',
    names: [[/\b(imdb|tmdb|tvdb|thetvdb|isbn|isbn10|isbn13|const|ean)\b/, 10]],
    not: /\b(rating|votes?|score|episode)\b/,
    share: 0.5,
    fits: (cell) => readId(cell) !== undefined,
  },
  {
    as: 'medium',
    names: [
      [
        /^(type|typ|tipo|medium|media|media type|medientyp|art|kind|kategorie|category|categoria|categorie|soort|rodzaj|format|formato)$/,
        8,
      ],
    ],
    share: 0.8,
    fits: (cell) => mediumOfWord(cell) !== undefined,
  },
]
