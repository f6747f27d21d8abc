/**
 * Five colours of a drawn cover: ground, ink on it (at least 4.5:1), two that carry the picture,
 * and a tint near the ground for quiet shapes.
 */
export interface CoverPalette {
  ground: string
  ink: string
  bright: string
  second: string
  tint: string
}

/** One palette a line: ground, ink, bright, second, tint. */
const colours = `
0f3d3e f6ecd6 ef8a62 f3c677 1b5554
f2e8d5 1d2b2a d8472b e8b64c e3d5ba
1b2440 f4e9d4 e0a83f 7d8fd1 2b3761
5b1a24 f9e6d8 ee9c7d f4d08e 74303a
e0ad34 221c10 a5371f 2f4f4a efc764
21402c f0f0dc b4c95f e9a35b 325841
dccfe6 2c1a3c 7c4aa0 e06f5b cbb9da
34506e fdf1e4 f5b088 f1d9a7 486786
a63f24 fff1df f5bf62 3b2a3f bd5838
cfd9c2 1e3325 4b7f50 d9793f bccaab
151a18 eaf0ea 2cb0a2 e7b95a 29332f
f1cfc3 481322 b93049 3d6d74 e6b9ab
12566c f5f2e6 f4c451 ef7d5a 226c84
e7dac2 1e2c4c 3f66ac cf5f3b d6c5a6
3f2a56 f6e9f2 f08a9d f2c66d 553d70
d5e3e2 143238 17808a e2703f bcd3d2
c2351d fff6e8 ffd083 1c2b3a d4563c
b9ddc8 123a2f dd4f3b 1f6f63 a3cfb6
2a1624 f7e4dc e2607e f0b45f 43283c
a9cfe0 10304a e0532c f7e6b8 93c1d6
4d5224 f7f1da e8bd4f dd8250 646a34
f6e3a1 2b2417 d2552d 2e6a7d ebd485
24418f f6efdf ff9162 f5d36b 3a57a6
d9d3c9 262626 c0392b 4a5a63 c8c1b5
7a1f52 fdeaf0 f5a45f f2c4d4 923a6a
c7c451 22250c 2f6b4f be4329 d7d572
3a4247 f3efe6 ea7a60 a9c5bd 4d575d
f4dde2 3b1d3f 8a3f7a e2934a e9c9d1
12261e eef2dc e5623f 8fbf8a 1f3b2f
e8b08c 3a1410 b0352a 1f5a5c dd9d76
4a2c1c f8ead2 e89a4a 8fb3a0 613f2b
c3cfe0 1b2547 35508f df744a afbdd4
`

export const coverPalettes: readonly CoverPalette[] = colours
  .trim()
  .split('\n')
  .map((row) => {
    const [ground = '', ink = '', bright = '', second = '', tint = ''] = row
      .split(' ')
      .map((colour) => `#${colour}`)
    return { ground, ink, bright, second, tint }
  })
