import type { Medium } from '@medley/contract/values/medium'
import { plain, wordsOf } from './words.ts'

const mediums = wordsOf<Medium>({
  'film, films, filme, filmes, filmer, filmy, movie, movies, spielfilm, kino, feature, feature film, película, películas, pelicula, cine, cinéma, cinema':
    'film',
  'tv, tv show, tv shows, tv series, tv serie, show, shows, series, serie, serien, série, séries, serier, seriale, serial, fernsehserie, telefilm, miniserie, mini series, miniseries, anime, episode, episodes, tv episode, season, folge, folgen, staffel, episodio, épisode, temporada':
    'tvShow',
  'book, books, buch, bücher, novel, roman, audiobook, hörbuch, ebook, e book, manga, libro, libros, libri, livre, livres, livro, livros, boek, boeken, książka, książki, bok, böcker':
    'book',
  'album, albums, alben, álbum, álbumes, music, musik, música, musica, musique, muziek, muzyka, record, lp, ep, cd, vinyl, platte, schallplatte, disco, discos, dischi, disque, płyta':
    'album',
  'podcast, podcasts': 'podcast',
})

export function mediumOfWord(word: string): Medium | undefined {
  return mediums.get(plain(word))
}

/** Names of columns and files by which whole tables show what they are about. */
const hints: [Medium, RegExp][] = [
  [
    'film',
    /\b(films?|filme|filmes|filmer|filmy|filmtitel|movies?|kino|cine|cinema|peliculas?|director|directors|directed|regie|regisseur\w*|regista|regia|realisateur|rezyser|letterboxd)\b/,
  ],
  [
    'tvShow',
    /\b(series|serien?|serientitel|tv|shows?|season|seasons|staffel\w*|episodes?|folgen?|temporadas?|stagion[ei]|saisons?|episodio|capitulo|seizoen|sasong|sezon|odcinek|avsnitt|aflevering)\b/,
  ],
  [
    'book',
    /\b(books?|buch|bucher|buchtitel|author|authors|autor\w*|autore|auteurs?|isbn\w*|pages|seiten|paginas|pagine|reading|read|gelesen|roman\w*|verlag|publisher|libros?|libri|livres?|livros?|boek|boeken|schrijver|gelezen|przeczytan\w*|lido|leido|letto|ksiazki?|bocker|forfattare|lettura|lectura|lecture|leitura)\b/,
  ],
  [
    'album',
    /\b(albums?|albumes|alben|artist|artists|artistas?|artisti?|artiste|kunstler\w*|interpret\w*|band|listened|heard|gehort|music|musik|musica|musique|vinyl|discos?|dischi|disques?)\b/,
  ],
  ['podcast', /\b(podcasts?)\b/],
]

/** The medium that most names speak of; null if none does more than the others. */
export function mediumOfNames(names: readonly string[]): Medium | null {
  const texts = names.map(plain)
  const counts = hints
    .map(([medium, hint]) => ({ medium, count: texts.filter((text) => hint.test(text)).length }))
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && first.count > (second?.count ?? 0) ? first.medium : null
}
