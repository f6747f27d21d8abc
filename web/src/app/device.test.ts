import { Preferences } from '@capacitor/preferences'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  currentMember,
  enter,
  keepTokenIn,
  leave,
  restoreSession,
} from '../features/sessions/session.ts'
import { deviceStore } from '../lib/device-token-store.ts'
import { ann, answerLogin, tokenOf } from '../testing/members.ts'

const key = 'authorization'
const token = tokenOf(ann)

/** In a browser, Capacitor stores preferences in local storage, so this runs without a phone. */
beforeEach(async () => {
  await Preferences.clear()
  answerLogin()
  keepTokenIn(deviceStore)
})

test('stores the token on the device', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  enter(token, 'session')
  await vi.waitFor(async () => expect(await Preferences.get({ key })).toEqual({ value: token }))
  await restoreSession()
  expect(currentMember()).toMatchObject({ id: 7, username: 'ann' })
})

test('reads the device storage only without a cookie', async () => {
  await Preferences.set({ key, value: 'of the device' })
  const jar = vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${key}=of-the-cookie`)
  expect(deviceStore.read()).toBe('of-the-cookie')
  jar.mockReturnValue('')
  await expect(deviceStore.read()).resolves.toBe('of the device')
})

test('deletes the token from the device on logout', async () => {
  enter(token, 'session')
  await vi.waitFor(async () => expect((await Preferences.get({ key })).value).toBe(token))
  leave()
  await vi.waitFor(async () => expect((await Preferences.get({ key })).value).toBeNull())
})
