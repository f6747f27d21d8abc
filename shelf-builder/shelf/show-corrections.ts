import type { ListedWork } from './lists.ts'

/** Shows whose creators were written down from general knowledge and are in doubt. */
export const uncreditedShows = new Set(['Rivals (2024)', 'Sacred Games (2018)'])

/** Facts that a list has wrong, by title and year. */
export const showCorrections = new Map<string, Partial<ListedWork>>([
  [
    'Twin Peaks (2017)',
    {
      title: 'Twin Peaks: The Return',
      alternativeTitles: ['Twin Peaks'],
      creators: ['Mark Frost', 'David Lynch'],
      numberOfSeasons: 1,
    },
  ],
  ['Adventure Time (2008)', { year: 2010 }],
  ['Star Trek (1964)', { year: 1966 }],
  ['Columbo (1968)', { year: 1971 }],
  ['Mob Psycho 100 (2018)', { year: 2016 }],
  ['Better Things (2016)', { creators: ['Pamela Adlon', 'Louis C.K.'] }],
  ['Game of Thrones (2011)', { numberOfSeasons: 8 }],
])
