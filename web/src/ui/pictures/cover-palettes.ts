/**
 * Five colours of a drawn cover: ground, ink on it (at least 4.5:1), two that carry the picture,
 * and a tint near the ground for quiet shapes.
 */
export type CoverPalette = {
  ground: string
  ink: string
  bright: string
  second: string
  tint: string
}

const palette = (
  ...[ground, ink, bright, second, tint]: [string, string, string, string, string]
) => ({
  ground,
  ink,
  bright,
  second,
  tint,
})

export const coverPalettes: readonly CoverPalette[] = [
  palette('#0f3d3e', '#f6ecd6', '#ef8a62', '#f3c677', '#1b5554'),
  palette('#f2e8d5', '#1d2b2a', '#d8472b', '#e8b64c', '#e3d5ba'),
  palette('#1b2440', '#f4e9d4', '#e0a83f', '#7d8fd1', '#2b3761'),
  palette('#5b1a24', '#f9e6d8', '#ee9c7d', '#f4d08e', '#74303a'),
  palette('#e0ad34', '#221c10', '#a5371f', '#2f4f4a', '#efc764'),
  palette('#21402c', '#f0f0dc', '#b4c95f', '#e9a35b', '#325841'),
  palette('#dccfe6', '#2c1a3c', '#7c4aa0', '#e06f5b', '#cbb9da'),
  palette('#34506e', '#fdf1e4', '#f5b088', '#f1d9a7', '#486786'),
  palette('#a63f24', '#fff1df', '#f5bf62', '#3b2a3f', '#bd5838'),
  palette('#cfd9c2', '#1e3325', '#4b7f50', '#d9793f', '#bccaab'),
  palette('#151a18', '#eaf0ea', '#2cb0a2', '#e7b95a', '#29332f'),
  palette('#f1cfc3', '#481322', '#b93049', '#3d6d74', '#e6b9ab'),
  palette('#12566c', '#f5f2e6', '#f4c451', '#ef7d5a', '#226c84'),
  palette('#e7dac2', '#1e2c4c', '#3f66ac', '#cf5f3b', '#d6c5a6'),
  palette('#3f2a56', '#f6e9f2', '#f08a9d', '#f2c66d', '#553d70'),
  palette('#d5e3e2', '#143238', '#17808a', '#e2703f', '#bcd3d2'),
]
