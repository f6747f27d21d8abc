import { expect, test } from 'vitest'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json } from '../../testing/source-server.ts'
import { createMusicbrainz } from './musicbrainz.ts'

const { server, deps } = useSourceUnderTest()
const musicbrainz = () => createMusicbrainz(deps(), { baseUrl: server.url })
const id = 'b1392450-e666-3926-a536-22c65f834433'
const releaseId = '1834eae1-741b-3c03-9ca5-0df3decb43ea'
const group = {
  id,
  title: 'OK Computer',
  'primary-type': 'Album',
  'first-release-date': '1997-05-21',
  'artist-credit': [{ name: 'Radiohead' }],
}

test('finds albums and leaves singles out', async () => {
  const groups = [group, { ...group, id: releaseId, 'primary-type': 'Single' }]
  server.on('/release-group?', json({ count: 2, 'release-groups': groups }))
  expect(await musicbrainz().search('album', 'ok computer', 'interactive')).toMatchObject([
    { externalId: id, title: 'OK Computer', creators: ['Radiohead'], releaseDate: '1997-05-21' },
  ])
})

test('lists the tracks of the first official release, over its discs', async () => {
  const releases = [
    {
      id: 'a0000000-0000-4000-8000-000000000000',
      status: 'Bootleg',
      date: '1996',
      barcode: null,
    },
    { id: releaseId, status: 'Official', date: '1997-05-21', barcode: '0724385522925' },
    { id: 'a0000000-0000-4000-8000-000000000001', status: 'Official', date: '2009', barcode: '' },
  ]
  server.on(`/release-group/${id}`, json({ ...group, releases }))
  server.on(
    `/release/${releaseId}`,
    json({ media: [{ tracks: [{ title: 'Airbag' }] }, { tracks: [{ title: 'Lull' }] }] }),
  )
  expect(await musicbrainz().details('album', id, 'batch')).toMatchObject({
    entries: ['Airbag', 'Lull'],
    ids: [{ source: 'upc', id: '724385522925' }],
  })
})
