import { Preferences } from '@capacitor/preferences'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  currentMember,
  enter,
  setTokenStore,
  leave,
  restoreSession,
} from '../features/sessions/session.ts'
import { deviceStore } from '../lib/storage/device-token-store.ts'
import { callsOf } from '../testing/fake-server.ts'
import { ann, answerLogin, tokenOf } from '../testing/members.ts'

const key = 'authorization'
const token = tokenOf(ann)

/** In a browser, Capacitor stores preferences in local storage, so this runs without a phone. */
beforeEach(async () => {
  await Preferences.clear()
  answerLogin()
  setTokenStore(deviceStore)
})

test('stores the token on the device', async () => {
  enter(token)
  await vi.waitFor(async () => expect(await Preferences.get({ key })).toEqual({ value: token }))
  await restoreSession()
  expect(currentMember()).toMatchObject({ id: 7, username: 'ann' })
})

test('reads the device storage alone, without trading a cookie', async () => {
  await Preferences.set({ key, value: token })
  await restoreSession()
  expect(currentMember()?.username).toBe('ann')
  expect(callsOf('POST /v1/sessions/token')).toEqual([])
})

test('deletes the token from the device on logout', async () => {
  enter(token)
  await vi.waitFor(async () => expect((await Preferences.get({ key })).value).toBe(token))
  leave()
  await vi.waitFor(async () => expect((await Preferences.get({ key })).value).toBeNull())
})
