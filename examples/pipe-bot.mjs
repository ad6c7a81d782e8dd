// A bot that talks by pipes:
//
//   menlo simulate expo --players 2 --bots "pipe:node examples/pipe-bot.mjs,random"
//
// It likes some kinds of action better than others and picks any of those it likes best.
import { createInterface } from "node:readline";

const LIKES = {
  develop: 9, register: 9, produce: 8, "produce-fake": 8, build: 7, resolve: 6, // Era of Inventions
  put: 9, "buy-project": 8, choose: 7, "buy-tile": 6, advance: 6, enter: 5, // Expo 1906
  sell: 9, expand: 8, research: 8, confirm: 7, "lay-pad": 6, accept: 6, // Smartphone Inc.
  finish: -1, pass: -1, withdraw: -2, remove: -2, decline: -2,
};

const liking = (legal) => LIKES[legal.action.kind] ?? 0;

/** The key of one of the legal actions; by the seed, so that a match can be played again. */
function choose(question) {
  const best = Math.max(...question.legal.map(liking));
  const liked = question.legal.filter((legal) => liking(legal) === best);
  return liked[question.seed % liked.length].key;
}

function answer(message) {
  if ("decide" in message) {
    return { decide: message.decide, key: choose(message) };
  }
  return { menlo: "bot", protocol: 1, name: "likes" };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
