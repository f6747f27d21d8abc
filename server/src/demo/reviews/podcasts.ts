import type { DemoRating, DemoReview } from '../demo-review.ts'

export const podcastReviews: readonly DemoReview[] = [
  {
    by: 'halvard',
    title: 'In Our Time',
    rating: 9,
    daysAgo: 2.1,
    text: 'Three professors are hurried through the Bronze Age by a man who wants his lunch. I have learnt more from this than from school, and have been told off more politely.',
    likedBy: ['nora', 'priya.reads', 'old_tom', 'kit'],
    comments: [
      ['priya.reads', 'The sigh when somebody starts with "Well, it depends".'],
      ['halvard', 'The sigh is a broadcasting treasure.'],
    ],
  },
  {
    by: 'nora',
    title: "Gardeners' Question Time",
    rating: 9,
    daysAgo: 9.8,
    text: 'I do not have a garden. I have a basil that is dying in a way three experts could not agree on. An hour of people being gentle about failure, in detail, with Latin names. Nothing lowers my pulse like somebody in a village hall asking about blackfly.',
    likedBy: ['amara', 'teo', 'ines_v', 'old_tom', 'yuki_s'],
    comments: [
      ['teo', 'You are overwatering. My grandmother can tell from here.'],
      ['nora', 'She was the fourth expert.'],
    ],
  },
  {
    by: 'amara',
    title: 'Grownups Read Things They Wrote as Kids',
    rating: 9,
    daysAgo: 21.2,
    text: 'Adults stand on a stage and read out their own diaries from when they were nine. It is the funniest thing in my headphones, and then, without warning, somebody reads a letter to a dog. Do not listen at a bus stop. I was offered a seat.',
    likedBy: ['nora', 'sofi', 'teo'],
  },
  {
    by: 'teo',
    title: 'How Did This Get Made?',
    rating: 8,
    daysAgo: 35.9,
    text: 'Friends who love bad films as much as other people love good ones. I no longer watch bad films alone; I watch them like homework, with a pencil, and then I let these people mark it.',
    likedBy: ['kit', 'ines_v'],
    comments: [
      ['kit', 'you take NOTES?'],
      ['teo', 'There is a wall.'],
    ],
  },
  {
    by: 'marguerite',
    title: 'Le masque et la plume',
    rating: 8,
    daysAgo: 44.3,
    text: 'Four critics shout at each other about a film in front of an audience that shouts back. It has been going on since before my parents met, at, I believe, a recording of it. Sunday evening, ironing, outrage. A civilisation.',
    likedBy: ['leila', 'priya.reads', 'sofi'],
    comments: [['leila', 'My whole thesis committee in one programme.']],
  },
  {
    by: 'benno',
    title: 'Langsam gesprochene Nachrichten | Deutsch lernen',
    rating: 7,
    daysAgo: 65.6,
    text: 'News, read very slowly, for learners. I am a native speaker. I use it to fall asleep, and because everything sounds manageable at this speed.',
    likedBy: ['halvard', 'kit', 'sofi', 'yuki_s'],
    comments: [['sofi', 'Do they have a version for the weekend?']],
  },
  {
    by: 'sofi',
    title: 'Irish Noir',
    rating: 7,
    daysAgo: 86.2,
    text: 'Good for long walks on dark afternoons, if you do not mind looking over your shoulder in a residential area. Came home with a reading list and slightly faster than I went.',
    likedBy: ['benno', 'amara'],
  },
  {
    by: 'marguerite',
    title: 'Un été avec Proust',
    rating: 9,
    daysAgo: 113.6,
    text: 'A few minutes each day, somebody who has read all of it tells you why you will too. I did not, that summer. I did the summer after, on a balcony, with biscuits, and it began here.',
    likedBy: ['priya.reads', 'leila', 'nora'],
  },
]

export const podcastRatings: readonly DemoRating[] = [
  ['amara', 'Pop Culture Happy Hour', 7, 37.4],
  ['ines_v', 'Wireless Nights with Jarvis Cocker', 8, 50.3],
  ['old_tom', 'Letter from America: the early years (1940s, 1950s and 1960s)', 9, 76.6],
  ['priya.reads', 'World Book Club', 8, 94.2],
  ['kit', 'Nerd Poker', 7, 108.5],
  ['nora', 'From Our Own Correspondent', 8, 127.3],
  ['yuki_s', 'Inheritance Tracks', 8, 146.4],
  ['sofi', 'From Our Own Correspondent', 7, 177.1],
]
