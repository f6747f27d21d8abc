/** The people of the demonstration. All of them are invented. */
export const demoPeople = [
  { username: 'nora', firstName: 'Nora', lastName: 'Eklund', joined: 298, seen: 0.02 },
  { username: 'teo', firstName: 'Teo', lastName: 'Marchetti', joined: 296, seen: 0.1 },
  { username: 'ines_v', firstName: 'Inês', lastName: 'Valadares', joined: 295, seen: 0.6 },
  { username: 'kit', firstName: 'Kit', lastName: 'Ogilvy', joined: 293, seen: 0.04 },
  { username: 'halvard', firstName: 'Halvard', lastName: 'Bruun', joined: 290, seen: 1.4 },
  { username: 'priya.reads', firstName: 'Priya', lastName: 'Ramanan', joined: 288, seen: 0.3 },
  { username: 'old_tom', firstName: 'Tom', lastName: 'Ashdown', joined: 281, seen: 0.9 },
  { username: 'marguerite', firstName: 'Marguerite', lastName: 'Delcourt', joined: 264, seen: 2.2 },
  { username: 'yuki_s', firstName: 'Yuki', lastName: 'Sakamori', joined: 251, seen: 0.5 },
  { username: 'benno', firstName: 'Benno', lastName: 'Kranz', joined: 240, seen: 0.2 },
  { username: 'amara', firstName: 'Amara', lastName: 'Finch', joined: 233, seen: 0.05 },
  { username: 'sofi', firstName: 'Sofia', lastName: 'Lindgaard', joined: 190, seen: 1.1 },
  { username: 'gus', firstName: 'August', lastName: 'Pellham', joined: 171, seen: 0.7 },
  { username: 'leila', firstName: 'Leila', lastName: 'Farsani', joined: 160, seen: 0.4 },
  // Joined yesterday and has no friends: shows the empty feed.
  { username: 'jo', firstName: 'Jo', lastName: 'Winterbourne', joined: 1, seen: 0.8 },
] as const

/** The two reserved admin accounts. */
export const demoAdmins = [
  { id: 1, username: 'robin', firstName: 'Robin', lastName: 'Vale' },
  { id: 2, username: 'sasha', firstName: 'Sasha', lastName: 'Merrow' },
] as const

export type DemoName = (typeof demoPeople)[number]['username']

/** Friend requests: sender, recipient, age in days. */
type FriendRequest = readonly [from: DemoName, to: DemoName, daysAgo: number]

/** Requests approved a day later. */
export const demoFriendships: readonly FriendRequest[] = [
  ['nora', 'teo', 290],
  ['nora', 'priya.reads', 280],
  ['ines_v', 'nora', 278],
  ['kit', 'nora', 270],
  ['halvard', 'nora', 262],
  ['nora', 'old_tom', 255],
  ['amara', 'nora', 220],
  ['nora', 'yuki_s', 205],
  ['teo', 'ines_v', 285],
  ['teo', 'kit', 266],
  ['teo', 'amara', 214],
  ['teo', 'sofi', 160],
  ['kit', 'halvard', 259],
  ['kit', 'yuki_s', 240],
  ['kit', 'benno', 231],
  ['priya.reads', 'amara', 219],
  ['priya.reads', 'marguerite', 244],
  ['priya.reads', 'leila', 140],
  ['old_tom', 'ines_v', 252],
  ['old_tom', 'leila', 133],
  ['old_tom', 'halvard', 228],
  ['benno', 'halvard', 222],
  ['benno', 'sofi', 170],
  ['marguerite', 'leila', 121],
  ['gus', 'leila', 118],
  ['gus', 'kit', 110],
  ['sofi', 'amara', 96],
  ['yuki_s', 'leila', 88],
]

/** Pending requests. */
export const demoRequests: readonly FriendRequest[] = [
  ['benno', 'nora', 2.5],
  ['sofi', 'nora', 0.4],
  ['nora', 'marguerite', 6],
  ['gus', 'amara', 11],
  ['leila', 'ines_v', 3],
]
