import { invalid, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import {
  blockedByThem,
  blockedByYou,
  members,
  none,
  unlessBlocked,
} from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { own, ownersUsername } from '../../testing/row-values.ts'

const callerAndOwner = ({ caller, owner }: Scene) => ({
  params: { userId: caller?.id ?? owner.id, otherId: owner.id },
})

const ownerAndThird = ({ owner, third }: Scene) => ({
  params: { userId: owner.id, otherId: third.id },
})

export const friendshipsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PUT /v1/users/{userId}/friendships/{otherId}',
      about: 'the own, to the owner',
      values: callerAndOwner,
      answers: [none, '200', '200', blockedByThem, blockedByYou, '400 validation_error', '200'],
    },
    {
      endpoint: 'PUT /v1/users/{userId}/friendships/{otherId}',
      about: "the owner's",
      values: ownerAndThird,
    },
    {
      endpoint: 'DELETE /v1/users/{userId}/friendships/{otherId}',
      about: 'the own, to the owner',
      values: callerAndOwner,
      answers: members('200'),
    },
    {
      endpoint: 'DELETE /v1/users/{userId}/friendships/{otherId}',
      about: "the owner's",
      values: ownerAndThird,
    },
    {
      endpoint: 'GET /v1/users/{userId}/friendships/{otherId}',
      about: 'the own, to the owner',
      values: callerAndOwner,
      answers: [
        none,
        '404 friendship_not_found',
        '200',
        '404 friendship_not_found',
        '404 friendship_not_found',
        '404 friendship_not_found',
        '404 friendship_not_found',
      ],
    },
    {
      endpoint: 'GET /v1/users/{userId}/friendships/{otherId}',
      about: "the owner's",
      values: ownerAndThird,
    },
    { endpoint: 'GET /contacts', values: ownersUsername, answers: unlessBlocked },
  ],
  answers: [
    invalid('GET /contacts', {}, ['user', 'Required']),
    invalid('GET /friend-suggestions', { query: { fields: 'id' } }, ['fields', 'Invalid value']),
    ...(
      [
        'PUT /v1/users/{userId}/friendships/{otherId}',
        'DELETE /v1/users/{userId}/friendships/{otherId}',
      ] as const
    ).map((endpoint) =>
      refused(
        endpoint,
        'user_not_found',
        ({ owner }) => ({ params: { userId: owner.id, otherId: missingId } }),
        { by: own },
      ),
    ),
  ],
}
