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

const key = 'authorization'
const ann = `x.${btoa(JSON.stringify({ userId: 7, username: 'Ann' })).replaceAll('=', '')}.y`

/** In a browser the storage of the device is the local storage: the same code, without a phone. */
beforeEach(async () => {
  await Preferences.clear()
  vi.stubGlobal('fetch', async () => Response.json({ roles: [] }))
  keepTokenIn(deviceStore)
})

test('keeps the token in the device where the cookie is not kept', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  enter(ann, 'session')
  await vi.waitFor(async () => expect(await Preferences.get({ key })).toEqual({ value: ann }))
  await restoreSession()
  expect(currentMember()).toMatchObject({ id: 7, username: 'Ann' })
})

test('reads the device only where there is no cookie', async () => {
  await Preferences.set({ key, value: 'of the device' })
  const jar = vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${key}=of-the-cookie`)
  expect(deviceStore.read()).toBe('of-the-cookie')
  jar.mockReturnValue('')
  await expect(deviceStore.read()).resolves.toBe('of the device')
})

test('forgets the token in the device on leaving', async () => {
  enter(ann, 'session')
  await vi.waitFor(async () => expect((await Preferences.get({ key })).value).toBe(ann))
  leave()
  await vi.waitFor(async () => expect((await Preferences.get({ key })).value).toBeNull())
})
