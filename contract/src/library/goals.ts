import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import {
  calendarDate,
  count,
  flag,
  id,
  limit,
  medium,
  pathId,
  time,
  wholeNumber,
} from '../values/values.ts'

export const errors = defineErrors({
  goal_not_found: [404, 'Goal not found'],
  goal_exists: [409, 'This goal exists already'],
  goals_full: [409, 'The year has as many goals as it may have'],
})

/** The things that goals count, as statistics do, or the works of a list. */
export const goalKinds = ['works', 'pages', 'minutes', 'episodes', 'list'] as const
export type GoalKind = (typeof goalKinds)[number]

const { goalYearMin, goalYearMax, goalTargetMax } = limits
const year = wholeNumber(goalYearMin, goalYearMax)
const target = wholeNumber(1, goalTargetMax)
const until = calendarDate.refine(
  (day) => day >= `${goalYearMin}` && day < `${goalYearMax + 1}`,
  `Must be in ${goalYearMin} to ${goalYearMax}`,
)

const goal = z.object({
  id: z.int().positive(),
  kind: z.enum(goalKinds),
  year: z.int().describe('For a list, the year of its last day'),
  medium: z.enum(mediums).nullable().describe('Only for goals of works; null for all mediums'),
  list: z.object({ id: z.int().positive(), title: z.string() }).nullable(),
  until: calendarDate.nullable().describe('Day by which the works of a list are to be finished'),
  target: count.describe('For a list, the number of its works'),
  done: count.describe(
    'As in the statistics of the year; for a list, the works that the member watched, read or listened to',
  ),
  isPrivate: z.boolean().describe('Visible to the member only'),
  timeCreated: time,
})
export type Goal = z.output<typeof goal>

export const listGoals = defineEndpoint({
  method: 'GET',
  path: '/v1/goals/{userId}',
  access: 'optional',
  summary: 'Lists the goals of a member that the caller may see, by year, latest first',
  params: z.object({ userId: pathId('user_not_found') }),
  query: z.object({
    isCurrent: flag.optional().describe('Only goals of the current year'),
    limit: limit(20, 5).describe('Number of years'),
    before: year.optional().describe("`before` of the previous page's response"),
  }),
  status: 200,
  answer: z.object({
    items: z.array(goal),
    before: z.int().nullable().describe('Cursor of the next page; null on the last page'),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})
export type Goals = z.output<typeof listGoals.answer>

const isPrivate = flag.default(false)

export const createGoal = defineEndpoint({
  method: 'POST',
  path: '/v1/goals',
  access: 'member',
  summary: 'Creates a goal for a year, or for a list until a day',
  idempotent: true,
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('works'),
      year,
      medium: medium.nullable().default(null),
      target,
      isPrivate,
    }),
    z.object({ kind: z.enum(['pages', 'minutes', 'episodes']), year, target, isPrivate }),
    z.object({ kind: z.literal('list'), listId: id, until, isPrivate }),
  ]),
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  status: 201,
  answer: goal,
  errors: ['forbidden', 'list_not_found', 'goal_exists', 'goals_full'],
})
export type NewGoal = z.output<typeof createGoal.body>

const params = z.object({ id: pathId('goal_not_found') })

export const editGoal = defineEndpoint({
  method: 'PATCH',
  path: '/v1/goals/{id}',
  access: 'member',
  summary: "Updates one of the caller's goals; omitted fields stay unchanged",
  params,
  body: z.object({
    target: target.optional().describe('Not for a goal of a list'),
    until: until.optional().describe('Only for a goal of a list'),
    isPrivate: flag.optional(),
  }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: goal,
  errors: ['goal_not_found', 'goals_full'],
})
export type GoalChanges = z.output<typeof editGoal.body>

export const removeGoal = defineEndpoint({
  method: 'DELETE',
  path: '/v1/goals/{id}',
  access: 'member',
  summary: "Deletes one of the caller's goals",
  params,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['goal_not_found'],
})
