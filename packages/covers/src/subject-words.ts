import type { ArtName } from './art-names.ts'

/** Words of titles without marks, in English and the other languages of the shelf, that name a picture. */
const words: readonly (readonly [ArtName, string])[] = [
  ['moon', 'moon moonlight moonrise lune luna mond moonstruck'],
  [
    'windows',
    'night nights midnight dark darkness nuit noche notte nacht window windows apartment',
  ],
  [
    'horizon',
    'sun sunset sunrise sunshine dawn day days morning summer soleil sol sole sonne sommer ete verano beach island',
  ],
  [
    'sail',
    'sea ocean ship boat sail voyage captain pirates mer mar mare meer titanic wave waves sailor',
  ],
  ['river', 'river creek stream rio fiume fluss riviere delta mississippi'],
  ['bridge', 'bridge bridges pont puente brucke ponte madison'],
  ['rain', 'rain storm flood thunder tempest pluie lluvia regen pioggia hurricane'],
  ['snow', 'snow winter ice frozen cold frost neige hiver invierno neve christmas'],
  ['rails', 'train trains railway railroad station express tracks zug tren treno subway'],
  ['forest', 'forest wood woods tree trees jungle wald bosque foret bosco arbre wilderness'],
  [
    'petals',
    'garden flower flowers rose roses lily lotus blossom bloom jardin rosa giardino fleurs garten daisy orchid',
  ],
  ['leaves', 'leaf leaves grass plant vine eden autumn harvest spring'],
  ['door', 'house home door doors room rooms casa maison haus puerta porte mansion hotel inn'],
  [
    'skyline',
    'city cities town york manhattan chicago tokyo metropolis ville ciudad stadt citta downtown metropolitan berlin urban',
  ],
  ['stairs', 'stairs steps ladder stairway tower castle escalier'],
  [
    'crown',
    'king kings queen queens prince princess crown throne empire emperor roi reine rey reina re regina konig throne thrones royal',
  ],
  [
    'lances',
    'war wars battle army soldier soldiers warrior knight knights samurai guerre guerra krieg troy sword swords',
  ],
  ['eclipse', 'love lovers amour amor amore liebe kiss marriage wedding romance two'],
  ['constellation', 'star stars stardust etoile estrella stern constellation'],
  [
    'planet',
    'space planet planets galaxy galactic universe mars earth world cosmos solaris interstellar moonraker gravity trek',
  ],
  ['eye', 'eye eyes see watch watching watchers vision blind spy look sight ojos yeux'],
  [
    'flame',
    'fire fires flame flames burn burning hell inferno heat devil feu fuego feuer phoenix dragon dragons',
  ],
  [
    'clock',
    'time times clock clockwork hour hours minute minutes temps tiempo zeit tempo past future tomorrow yesterday',
  ],
  ['keyhole', 'key keys secret secrets mystery mysteries detective lock stranger secreto'],
  ['drops', 'blood bloody tears tear water drop drowning sangre sang blut'],
  [
    'road',
    'road roads street highway route drive journey driver way path trail avenue boulevard strada calle camino',
  ],
  [
    'ridges',
    'mountain mountains hill hills peak peaks valley dune dunes desert montagne montana berg sierra canyon',
  ],
  ['waves', 'wind voice voices water whisper'],
  ['levels', 'music song songs sound sounds radio echo noise'],
]

const artByWord = new Map(
  words.flatMap(([art, list]) => list.split(' ').map((word) => [word, art] as const)),
)

/** The picture that a word of the title names; the last such word counts. */
export function subjectOf(title: string): ArtName | undefined {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => artByWord.get(word))
    .findLast(Boolean)
}
