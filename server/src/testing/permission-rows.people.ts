import { decodeJwt } from 'jose'
import {
  none,
  blockedByThem,
  blockedByYou,
  forbidden,
  everyone,
  members,
  unlessBlocked,
  ownerOnly,
  type Row,
} from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const ownersUsername = ({ owner }: Scene) => ({ query: { user: owner.username } })
const callerAndOwner = ({ caller, owner }: Scene) => ({
  params: { userId: caller?.id ?? owner.id, otherId: owner.id },
})
const ownerAndThird = ({ owner, third }: Scene) => ({
  params: { userId: owner.id, otherId: third.id },
})

const noSession = '404 session_not_found'

const ofOwner = ({ owner }: Scene) => ({ userId: owner.id })

/** A one-pixel picture. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Accounts, sessions, blocks, friendships, notifications, profiles and favourites. */
export const rowsOfPeople: readonly Row[] = [
  {
    endpoint: 'POST /create-account',
    values: ({ owner }) => ({
      body: {
        username: `n${owner.id}`,
        email: `n${owner.id}@mail.example`,
        password: 'long enough',
      },
    }),
    answers: everyone('201'),
  },
  {
    endpoint: 'POST /login',
    values: ({ owner, password }) => ({ body: { username: owner.username, password } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'POST /forgot-password',
    values: ({ owner }) => ({ body: { email: owner.email } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'POST /reset-password',
    values: ({ owner }) => ({
      body: { user_id: owner.id, new_password: 'long enough', token: 'x' },
    }),
    answers: everyone('400 invalid_token'),
  },
  {
    endpoint: 'POST /password',
    values: ({ password }) => ({ body: { old_password: password, new_password: 'long enough' } }),
    answers: members('200'),
  },
  {
    endpoint: 'POST /name',
    values: () => ({ body: { first_name: 'Ann', last_name: 'Lee' } }),
    answers: members('200'),
  },
  { endpoint: 'GET /v1/language', answers: members('200') },
  {
    endpoint: 'PUT /v1/language',
    values: () => ({ body: { language: 'de' } }),
    answers: members('200'),
  },
  {
    endpoint: 'POST /profile-pic',
    about: 'without the file',
    answers: members('400 validation_error'),
  },
  {
    endpoint: 'POST /profile-pic',
    about: 'with a picture',
    values: () => ({ form: { name: 'dot.gif', bytes: dot } }),
    answers: members('200'),
  },
  {
    endpoint: 'DELETE /account',
    about: 'with a wrong password',
    values: () => ({ query: { password: 'not the password' } }),
    answers: members('422 invalid_credentials'),
  },
  {
    endpoint: 'DELETE /account',
    about: 'with the password',
    values: ({ password }) => ({ query: { password } }),
    answers: members('200'),
  },
  { endpoint: 'GET /blocked-status', values: ownersUsername, answers: everyone('200') },
  {
    endpoint: 'POST /block-user',
    values: ({ owner }) => ({ body: { blocked_username: owner.username } }),
    answers: [none, '200', '200', '200', '200', '400 validation_error', '200'],
  },
  { endpoint: 'DELETE /blocked-user', values: ownersUsername, answers: members('200') },
  { endpoint: 'GET /friend-suggestions', answers: members('200') },
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
    answers: ownerOnly,
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
    answers: ownerOnly,
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
    answers: ownerOnly,
  },
  { endpoint: 'GET /contacts', values: ownersUsername, answers: unlessBlocked },
  { endpoint: 'GET /incoming-requests', answers: members('200') },
  { endpoint: 'GET /outgoing-requests', answers: members('200') },
  { endpoint: 'GET /v1/notifications', answers: members('200') },
  {
    endpoint: 'PATCH /v1/notifications/read',
    values: () => ({ body: { notifications: [1] } }),
    answers: members('200'),
  },
  {
    endpoint: 'PATCH /v1/notifications/read-until',
    values: () => ({ body: { notificationId: 1 } }),
    answers: members('200'),
  },
  { endpoint: 'GET /profile', values: ownersUsername, answers: unlessBlocked },
  {
    endpoint: 'GET /v1/users/{userId}/counts',
    values: ({ owner }) => ({ params: { userId: owner.id } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'GET /v1/users/{userId}/roles',
    values: ({ owner }) => ({ params: { userId: owner.id } }),
    answers: [none, forbidden, forbidden, forbidden, forbidden, '200', '200'],
  },
  { endpoint: 'POST /logout', answers: everyone('200') },
  { endpoint: 'POST /v1/sessions/token', answers: members('200') },
  { endpoint: 'GET /v1/sessions', answers: members('200') },
  { endpoint: 'DELETE /v1/sessions', answers: members('200') },
  {
    endpoint: 'DELETE /v1/sessions/{sessionId}',
    about: "the owner's",
    values: ({ owner }) => ({ params: { sessionId: decodeJwt(owner.token).jti } }),
    answers: [none, noSession, noSession, noSession, noSession, '200', noSession],
  },
  { endpoint: 'POST /analytics/last-online', answers: members('200') },
  {
    endpoint: 'GET /favorites',
    values: ({ owner }) => ({ query: { profile: owner.username } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'PATCH /v1/users/{userId}/favorites',
    values: (scene) => ({ params: ofOwner(scene), body: { film: { id: scene.work.id } } }),
    answers: ownerOnly,
  },
  {
    endpoint: 'DELETE /v1/users/{userId}/favorites/{medium}',
    values: (scene) => ({ params: { ...ofOwner(scene), medium: 'film' } }),
    answers: ownerOnly,
  },
]
