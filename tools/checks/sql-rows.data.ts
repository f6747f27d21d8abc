import type { TrustedColumn } from '@medley/sql-rows/check-rows'

/** Trusted as never null: tests must see rows for each, without a null. */
export const trustedColumns: readonly TrustedColumn[] = [
  {
    file: 'server/src/features/goals/goals.import-target.ts',
    column: 'index',
    because: 'the caller gives it with each row',
  },
  {
    file: 'server/src/features/statistics/statistics.days.queries.ts',
    column: 'order',
    because: 'every viewing has an order',
  },
  {
    file: 'server/src/features/statistics/statistics.days.queries.ts',
    column: 'medium',
    because: 'every viewing is of a work',
  },
  {
    file: 'server/src/features/statistics/statistics.highlights.queries.ts',
    column: 'order',
    because: 'every viewing has an order',
  },
  {
    file: 'server/src/features/statistics/statistics.works.queries.ts',
    column: 'lastOrder',
    because: 'every viewing has an order',
  },
  {
    file: 'server/src/features/works/duplicates/works.doubles.queries.ts',
    column: 'otherIds',
    because: 'each group has a row',
  },
  {
    file: 'server/src/features/years/scenes/years.scenes.queries.ts',
    column: 'medium',
    because: 'every viewing is of a work',
  },
  {
    file: 'server/src/features/friends-days/friends-days.queries.ts',
    column: 'dayNumber',
    because: 'every act has a time',
  },
  {
    file: 'server/src/features/search/search.named.queries.ts',
    column: 'titles',
    because: 'those without works are left out',
  },
  {
    file: 'server/src/features/statistics/statistics.friends.queries.ts',
    column: 'mean',
    because: 'works with ratings have a mean',
  },
  {
    file: 'server/src/features/statistics/statistics.groups.queries.ts',
    column: 'value',
    because: 'the lists of a work hold no nulls',
  },
  {
    file: 'server/src/features/years/scenes/years.person.queries.ts',
    column: 'covers',
    because: 'the two have works in common',
  },
  {
    file: 'server/src/features/imports/look-up/look-up.queries.ts',
    column: 'work',
    because: 'every item names its work',
  },
  {
    file: 'server/src/features/operations/operations.queries.ts',
    column: 'databaseBytes',
    because: 'the database that is asked exists',
  },
  {
    file: 'server/src/features/operations/operations.queries.ts',
    column: 'postgres',
    because: 'every server has the setting',
  },
  {
    file: 'server/src/features/blocks/blocks.import-target.ts',
    column: 'index',
    because: 'the caller gives it with each row',
  },
  {
    file: 'server/src/features/comments/comments.import-target.ts',
    column: 'index',
    because: 'the caller gives it with each row',
  },
  {
    file: 'server/src/features/sent-works/sent-works.removal-target.ts',
    column: 'kept',
    because: 'it is the deleted row itself',
  },
  {
    file: 'server/src/features/progress/progress.merge-target.ts',
    column: 'row',
    because: 'it is the deleted row itself',
  },
  {
    file: 'server/src/features/comments/comments.removal-target.ts',
    column: 'kept',
    because: 'it is the deleted row itself',
  },
  {
    file: 'server/src/features/filter-words/filter-words.import-target.ts',
    column: 'index',
    because: 'the caller gives it with each row',
  },
  {
    file: 'server/src/features/friendships/friendships.import-target.ts',
    column: 'index',
    because: 'the caller gives it with each row',
  },
  {
    file: 'server/src/features/friendships/friendships.import-target.ts',
    column: 'time',
    because: 'an approved friendship has the time that the statement gives it',
  },
  {
    file: 'server/src/features/works/works.queries.ts',
    column: 'index',
    because: 'the caller gives it with each row',
  },
  {
    file: 'server/src/features/likes/likes.import-target.ts',
    column: 'index',
    because: 'the caller gives it with each row',
  },
  {
    file: 'server/src/features/mutes/mutes.import-target.ts',
    column: 'index',
    because: 'the caller gives it with each row',
  },
  {
    file: 'server/src/features/recommendations/recommendations.candidates.queries.ts',
    column: 'workId',
    because: 'the arrays of neighbours have no empty elements',
  },
  {
    file: 'server/src/features/imports/plan/plan.queries.ts',
    column: 'list',
    because: 'the importer writes the item of a list with its key',
  },
  {
    file: 'server/src/features/imports/write/profile.queries.ts',
    column: 'time',
    because: 'the importer writes a favourite with its time',
  },
  {
    file: 'server/src/features/imports/imports.queries.ts',
    column: 'file',
    because: 'the importer writes each row with its file',
  },
  {
    file: 'server/src/features/imports/imports.queries.ts',
    column: 'outcome',
    because: 'the importer writes each row with what becomes of it',
  },
  {
    file: 'server/src/features/works/additions/works.additions.queries.ts',
    column: 'index',
    because: 'ordinality counts the rows',
  },
  {
    file: 'server/src/features/works/works.merge-target.ts',
    column: 'title',
    because: 'the titles of works have no empty elements',
  },
  {
    file: 'server/src/features/recommendations/recommendations.candidates.queries.ts',
    column: 'becauseIds',
    because: 'each group has a row',
  },
  {
    file: 'server/src/features/recommendations/recommendations.candidates.queries.ts',
    column: 'coverage',
    because: 'a pair has a seed, whose pull is part of both sums',
  },
  {
    file: 'server/src/features/works/works.queries.ts',
    column: 'entries',
    because: 'a part of an array that is not null',
  },
  {
    file: 'server/src/features/search/search.spelling.queries.ts',
    column: 'word',
    because: 'similar_words() returns stored words',
  },
]
