import type { Medium } from '@medley/contract/values/medium'
import type { Reason } from '@medley/contract/works/recommendations'
import { expect, test } from 'vitest'
import { aUserItem, aWorkRef } from '../../testing/factories.ts'
import { reasonWords } from './reason-words.ts'

const alien = { ...aWorkRef(), creators: [], releaseDate: '1979' }
const nora = aUserItem({ id: 2, username: 'nora', firstName: 'Nora' })
const ben = aUserItem({ id: 3, username: 'ben', firstName: 'Ben' })

test.each<[string, Reason]>([
  ['Because you gave Alien a 9', { kind: 'liked', work: alien, rating: 9 }],
  ['Because you gave Alien an 8', { kind: 'liked', work: alien, rating: 8 }],
  ['Because you watched Alien', { kind: 'liked', work: alien, rating: null }],
  ['Because you read Alien', { kind: 'liked', work: { ...alien, medium: 'book' }, rating: null }],
  ['Nora liked it', { kind: 'friends', count: 1, friends: [nora] }],
  ['Nora and Ben liked it', { kind: 'friends', count: 2, friends: [nora, ben] }],
  ['Nora and 3 friends liked it', { kind: 'friends', count: 4, friends: [nora, ben] }],
  [
    'From Ridley Scott, whose films you rate 8.5',
    { kind: 'creator', name: 'Ridley Scott', rating: 8.5, medium: 'film' },
  ],
  [
    'From Nick Cave, whose works you rate 9',
    { kind: 'creator', name: 'Nick Cave', rating: 9, medium: null },
  ],
  ['Next in Alien', { kind: 'series', name: 'Alien' }],
  ['You like horror', { kind: 'genre', name: 'Horror' }],
  ['You like R&B', { kind: 'genre', name: 'R&B' }],
  ['You like war stories', { kind: 'genre', name: 'War' }],
  ['Well known', { kind: 'popular' }],
])('%s', (words, reason) => {
  expect(reasonWords([reason])).toBe(words)
})

test.each<[string, Medium, number | null]>([
  ['Because you gave the book an 8', 'book', 8],
  ['Because you gave the film a 10', 'film', 10],
  ['Because you watched the TV show', 'tvShow', null],
])('of a work with the same title, its medium is named: %s', (words, medium, rating) => {
  const reason: Reason = { kind: 'liked', work: { ...alien, medium }, rating }
  expect(reasonWords([reason], { title: 'ALIEN', medium: 'film' })).toBe(words)
})

test('friends are named beside a stronger reason, nothing else is', () => {
  const reasons: Reason[] = [
    { kind: 'liked', work: alien, rating: 9 },
    { kind: 'genre', name: 'Horror' },
    { kind: 'friends', count: 1, friends: [nora] },
  ]
  expect(reasonWords(reasons)).toBe('Because you gave Alien a 9\u00A0· Nora liked it')
})
