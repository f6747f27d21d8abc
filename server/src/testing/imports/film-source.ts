import { json, type SourceServer } from '../servers/source-server.ts'

/** A film as TMDB lists it. */
export const film = (id: number, title: string, year: number) => ({
  id,
  title,
  release_date: `${year}-03-01`,
  overview: '',
  poster_path: null,
})

/** Lets a source server find films by title and year only. */
export function answerWithFilms(
  server: SourceServer,
  films: readonly ReturnType<typeof film>[],
): void {
  server.on('/search/movie', (request, response) => {
    const { searchParams } = new URL(request.url ?? '', server.url)
    const [term, year] = [searchParams.get('query') ?? '', searchParams.get('year') ?? '']
    const results = films.filter(
      ({ title, release_date }) =>
        title.toLowerCase() === term.toLowerCase() && release_date.startsWith(year),
    )
    json({ results })(request, response)
  })
  server.on('/search/tv', json({ results: [] }))
}
