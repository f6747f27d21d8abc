import { type Genre, genres } from '@medley/contract/values/genres'

/** Sources' other words for genres, in lower case. */
const synonyms: Record<string, readonly Genre[]> = {
  'action & adventure': ['Action', 'Adventure'],
  'action-adventure': ['Action', 'Adventure'],
  alternative: ['Rock'],
  'alternative rock': ['Rock'],
  animated: ['Animation'],
  anime: ['Animation'],
  'art rock': ['Rock'],
  autobiography: ['Biography'],
  'autobiography & memoir': ['Biography'],
  biographical: ['Biography'],
  'biography & autobiography': ['Biography'],
  'business & economics': ['Business'],
  children: ['Family'],
  "children's": ['Family'],
  'comedy drama': ['Comedy', 'Drama'],
  'comedy-drama': ['Comedy', 'Drama'],
  cooking: ['Food'],
  dance: ['Electronic'],
  detective: ['Mystery', 'Crime'],
  'detective and mystery stories': ['Mystery'],
  dystopian: ['Science Fiction'],
  electronica: ['Electronic'],
  electro: ['Electronic'],
  'fantasy & science fiction': ['Fantasy', 'Science Fiction'],
  'film noir': ['Noir'],
  'film score': ['Soundtrack'],
  'films/games': ['Soundtrack'],
  'folk rock': ['Folk', 'Rock'],
  'funk / soul': ['Funk', 'Soul'],
  government: ['Political'],
  'health & fitness': ['Health'],
  'hard rock': ['Rock'],
  'heavy metal': ['Metal'],
  'hip-hop': ['Hip Hop'],
  historical: ['History'],
  house: ['Electronic'],
  'indie rock': ['Rock'],
  juvenile: ['Family'],
  'juvenile nonfiction': ['Family'],
  kids: ['Family'],
  'kids & family': ['Family'],
  lgbt: ['LGBTQ'],
  'lgbt-related': ['LGBTQ'],
  'martial arts': ['Action'],
  memoir: ['Biography'],
  memoirs: ['Biography'],
  'mystery & detective': ['Mystery'],
  'performing arts': ['Arts'],
  'police procedural': ['Crime'],
  'political science': ['Political'],
  politics: ['Political'],
  'pop rock': ['Pop', 'Rock'],
  'progressive rock': ['Rock'],
  'psychological thriller': ['Thriller'],
  'punk rock': ['Punk', 'Rock'],
  rap: ['Hip Hop'],
  'rap/hip hop': ['Hip Hop'],
  'rhythm and blues': ['R&B'],
  'religion & spirituality': ['Religion'],
  romantic: ['Romance'],
  'romantic comedy': ['Romance', 'Comedy'],
  satire: ['Comedy'],
  'sci-fi': ['Science Fiction'],
  'sci-fi & fantasy': ['Science Fiction', 'Fantasy'],
  'science-fiction': ['Science Fiction'],
  'self help': ['Self-Help'],
  sitcom: ['Comedy'],
  'society & culture': ['Society'],
  'soul & funk': ['Soul', 'Funk'],
  soundtracks: ['Soundtrack'],
  'space opera': ['Science Fiction'],
  sports: ['Sport'],
  spy: ['Thriller'],
  'stage & screen': ['Soundtrack'],
  suspense: ['Thriller'],
  'synth-pop': ['Electronic', 'Pop'],
  synthpop: ['Electronic', 'Pop'],
  'teen drama': ['Teen', 'Drama'],
  techno: ['Electronic'],
  thrillers: ['Thriller'],
  'trip hop': ['Electronic'],
  'young adult': ['Teen'],
}

const known = new Map<string, readonly Genre[]>([
  ...genres.map((genre) => [genre.toLowerCase(), [genre]] as const),
  ...Object.entries(synonyms),
])

/** Words that name the kind of a work and not its genre. */
const kindWords =
  /\s+(feature\s+)?(films?|movies?|television|tv|series|programs?|programmes?|anime|novels?|fiction|literature|stories|music|albums?|books?)$/

/** The genres of the closed list that a source's English words name, each once; others are dropped. */
export function toGenres(words: readonly string[]): Genre[] {
  return [...new Set(words.flatMap((word) => named(word.trim().toLowerCase())))]
}

function named(word: string): readonly Genre[] {
  const genre = known.get(word)
  if (genre) return genre
  const bare = word.replace(kindWords, '')
  return bare === word ? [] : named(bare)
}
