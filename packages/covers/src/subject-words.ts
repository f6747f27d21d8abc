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
  [
    'people',
    'man men woman women girl girls boy boys lady ladies people person friend friends brother brothers sister sisters son sons daughter father mother family child children mann frau homme femme hombre mujer uomo donna gang crew club us them we',
  ],
  [
    'heart',
    'heart hearts coeur corazon cuore herz lover lovers beauty beautiful valentine darling',
  ],
  [
    'birds',
    'bird birds wing wings sparrow raven crow eagle swan duck goose mockingbird nightingale oiseau fly flying flight angel angels butterfly feather',
  ],
  [
    'paws',
    'dog dogs cat cats wolf wolves fox bear lion tiger animal animals beast wild hound rabbit monkey panther zoo puppy',
  ],
  ['fish', 'fish shark jaws nemo whale moby dolphin mermaid'],
  [
    'book',
    'book books story stories tale tales letter letters diary library chronicle chronicles journal history histoire historia geschichte school dictionary poems novel scripture alphabet',
  ],
  [
    'skull',
    'dead death dying bone bones skull mort morte muerte tod murder murders kill kills killer killers killing grave ghost ghosts vampire vampires zombie horror skeleton',
  ],
  ['dice', 'game games play player players dice luck lucky chance casino joker gambler spiel jeu'],
  [
    'coins',
    'money gold golden dollar dollars million millionaire billion billions rich treasure silver coin bank fortune dinero stock',
  ],
  ['balance', 'law justice trial judge court crime crimes guilty innocent lawyer balance truth'],
  [
    'rays',
    'light lights shining shine god gods heaven glory bright licht lumiere luz holy gospel spirit miracle grace power',
  ],
  [
    'clouds',
    'dream dreams dreaming sky skies cloud clouds air heavens reve reves sueno traum above up',
  ],
  [
    'cogs',
    'machine machines iron engine robot robots steel factory industrial science technology tech mechanical code matrix',
  ],
  [
    'cup',
    'table breakfast lunch dinner kitchen food coffee tea wine drink cook cooking eat hunger cafe',
  ],
  [
    'curtain',
    'show shows circus theatre theater opera stage comedy tonight carnival cabaret showman',
  ],
  [
    'bubbles',
    'talk talks talking conversation conversations speak say says tell call calling word words language interview podcast gossip lie lies',
  ],
  [
    'compass',
    'america american americana country nation land lands france paris europe india africa china west western north south east lost adventure adventures odyssey travel travels explorer journeys pilgrim quest',
  ],
  ['web', 'spider spiderman web net network internet'],
  ['pianoKeys', 'piano jazz blues sonata symphony concerto nocturne nocturnes hits greatest band'],
  [
    'fruit',
    'apple apples orange oranges peach lemon lemonade cherry strawberry strawberries fruit pie',
  ],
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
