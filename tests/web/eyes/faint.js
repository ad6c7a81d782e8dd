// Their contrast with the colour that is most around them, as pixels of a picture tell.
async ({ picture, texts }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  const parse = (colour) => {
    brush.clearRect(0, 0, 1, 1); brush.fillStyle = '#000'; brush.fillStyle = colour; brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const found = [];
  for (const text of texts) {
    const { x, y, width, height } = text;
    const { data } = brush.getImageData(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
    const [r, g, b] = parse(text.fill);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const pixel = [data[at], data[at + 1], data[at + 2]];
      const key = pixel.map((part) => part >> 3).join();
      const kept = counts.get(key) ?? { count: 0, pixel };
      kept.count += 1;
      counts.set(key, kept);
    }
    const near = ({ pixel }) => Math.abs(pixel[0] - r) + Math.abs(pixel[1] - g) + Math.abs(pixel[2] - b) < 90;
    if (![...counts.values()].some(near)) continue; // something lies over it
    const far = [...counts.values()].filter(({ pixel }) => Math.abs(pixel[0] - r) + Math.abs(pixel[1] - g) + Math.abs(pixel[2] - b) > 40 || counts.size === 1);
    const behind = far.sort((a, b) => b.count - a.count)[0]?.pixel;
    if (!behind) continue;
    const seen = [r, g, b].map((part, at) => part * text.opacity + behind[at] * (1 - text.opacity));
    const wanted = text.size >= 24 || (text.bold && text.size >= 18.66) ? 3 : 4.5;
    const got = contrast(seen, behind);
    if (got < wanted) found.push(`${got.toFixed(2)} < ${wanted}: "${text.words.slice(0, 30)}" ${text.fill} on rgb(${behind}) ${Math.round(text.size)} px`);
  }
  return [...new Set(found)];
}
