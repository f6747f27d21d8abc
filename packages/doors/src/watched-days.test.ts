import { describe, expect, test } from 'vitest'
import { csvOf, fileUnder, headers } from './testing/export-files.ts'
import { film, filmsFile } from './testing/tv-time-export.ts'
import { read } from './testing/read-exports.ts'

const anime = (day: string, id: number) =>
  `<anime><series_animedb_id>${id}</series_animedb_id><series_title>Film ${id}</series_title><series_type>Movie</series_type><my_watched_episodes>1</my_watched_episodes><my_finish_date>${day}</my_finish_date><my_score>8</my_score><my_status>Completed</my_status></anime>`

/** A file of each service with a row for each day on which a work was watched or read. */
const watched: [string, string, (days: readonly string[]) => string][] = [
  [
    'letterboxd',
    'watched.csv',
    (days) =>
      csvOf(
        headers.watched,
        days.map((day, id) => [day, `Film ${id}`, 2001, `u${id}`]),
      ),
  ],
  [
    'letterboxd',
    'diary.csv',
    (days) =>
      csvOf(
        headers.diary,
        days.map((day, id) => ['2024-05-01', `Film ${id}`, 2001, `u${id}`, 4, '', '', day]),
      ),
  ],
  [
    'goodreads',
    'books.csv',
    (days) =>
      fileUnder(
        headers.goodreads,
        days.map((day, id) => ({
          'Book Id': id + 1,
          Title: `Book ${id}`,
          Author: 'Ada Quill',
          'My Rating': 4,
          'Date Read': day,
          'Exclusive Shelf': 'read',
        })),
      ),
  ],
  [
    'storygraph',
    'books.csv',
    (days) =>
      fileUnder(
        headers.storygraph,
        days.map((day, id) => ({
          Title: `Book ${id}`,
          Authors: 'Ada Quill',
          'Read Status': 'read',
          'Last Date Read': day,
        })),
      ),
  ],
  [
    'imdb',
    'ratings.csv',
    (days) =>
      fileUnder(
        headers.imdbRatings,
        days.map((day, id) => ({
          Const: `tt000000${id + 1}`,
          Title: `Film ${id}`,
          Year: 2001,
          'Title Type': 'Movie',
          'Your Rating': 8,
          'Date Rated': day,
        })),
      ),
  ],
  [
    'trakt',
    'watched-history-1.json',
    (days) =>
      JSON.stringify(
        days.map((day, id) => ({
          id: id + 1,
          watched_at: day && `${day}T10:00:00.000Z`,
          action: 'watch',
          type: 'movie',
          movie: { title: `Film ${id}`, year: 2001, ids: { trakt: id + 1 } },
        })),
      ),
  ],
  [
    'yamtrack',
    'yamtrack.csv',
    (days) =>
      csvOf(
        'media_id,source,media_type,title,season_number,episode_number,score,progress,status,end_date',
        days.map((day, id) => [
          id + 1,
          'tmdb',
          'movie',
          `Film ${id}`,
          '',
          '',
          8,
          '',
          'Completed',
          day,
        ]),
      ),
  ],
  [
    'movary',
    'history.csv',
    (days) =>
      csvOf(
        'title,year,tmdbId,imdbId,watchedAt,comment,location',
        days.map((day, id) => [`Film ${id}`, 2001, id + 1, '', day, '', '']),
      ),
  ],
  [
    'bookwyrm',
    'bookwyrm.csv',
    (days) =>
      fileUnder(
        'title,author_text,remote_id,openlibrary_key,isbn_10,isbn_13,start_date,finish_date,stopped_date,rating,review_name,review_cw,review_content,review_published,shelf,shelf_name,shelf_date',
        days.map((day, id) => ({
          title: `Book ${id}`,
          author_text: 'Ada Quill',
          remote_id: `https://books.example/book/${id}`,
          finish_date: day,
          shelf: 'read',
          shelf_name: 'Read',
        })),
      ),
  ],
  [
    'openReads',
    'openreads.csv',
    (days) =>
      fileUnder(
        'title,subtitle,author,description,status,favourite,deleted,rating,pages,publication_year,isbn,olid,tags,my_review,notes,book_format,readings,date_added,date_modified',
        days.map((day, id) => ({
          title: `Book ${id}`,
          author: 'Ada Quill',
          status: 'finished',
          favourite: 'false',
          deleted: 'false',
          readings: day && `|${day}T00:00:00.000|`,
        })),
      ),
  ],
  [
    'hardcover',
    'hardcover.csv',
    (days) =>
      fileUnder(
        'Title,Status,Hardcover Book ID,Lists,Date Started,Date Finished,Rating,Review,Review Contains Spoilers,Review Date,Owned',
        days.map((day, id) => ({
          Title: `Book ${id}`,
          Status: 'Read',
          'Hardcover Book ID': id + 1,
          'Date Finished': day,
        })),
      ),
  ],
  [
    'myanimelist',
    'animelist.xml',
    (days) => `<myanimelist>${days.map(anime).join('')}</myanimelist>`,
  ],
  [
    'tvTime',
    'tracking-prod-records.csv',
    (days) =>
      filmsFile(days.map((day, id) => film(`Film ${id}`, { created_at: day && `${day} 20:00:00` })))
        .content,
  ],
]

const days = ['1965-04-03', '2031-05-01', '0000-00-00', '1970-01-01', '2024-02-30', '']

describe.each(watched)('what was watched, at %s in %s,', (source, name, contentOf) => {
  test('lands whatever its day, and is never saved for later', async () => {
    const file = await read(name, contentOf(days))
    expect([file.source, file.problem, file.leftOut]).toEqual([source, null, []])
    expect(file.records).toHaveLength(days.length)
    expect(file.records.filter((one) => one.kind === 'saved' || one.isSaved)).toEqual([])
    const told = file.records.flatMap((one) => [
      one.dateViewed,
      ...one.viewings.map(({ day }) => day),
      one.timePosted?.slice(0, 10) ?? null,
    ])
    const invented = ['2031-05-01', '0000-00-00', '2024-02-30', '2024-03-01']
    expect(told.filter((day) => day !== null && invented.includes(day))).toEqual([])
  })
})
