import { expect, test } from "vitest";
import { Twist } from "./twist";

function finger(id: number, degrees: number): PointerEvent {
  const angle = (degrees / 180) * Math.PI;
  const side = id === 0 ? -1 : 1;
  const where = { clientX: 100 + side * 50 * Math.cos(angle), clientY: 100 + side * 50 * Math.sin(angle) };
  return { pointerType: "touch", pointerId: id, ...where } as PointerEvent;
}

/** Both fingers go around step by step; how often the tile turned. */
function turns(...degrees: number[]): number {
  const twist = new Twist();
  twist.down(finger(0, 0));
  twist.down(finger(1, 0));
  return degrees.reduce((sum, at) => sum + twist.move(finger(0, at)) + twist.move(finger(1, at)), 0) % 4;
}

test("a twist of less than half a quarter turns nothing", () => {
  expect(turns(10, 30, 40)).toBe(0);
});

test("one quarter comes of eighty degrees, in many steps or in one", () => {
  expect(turns(20, 40, 60, 80)).toBe(1);
  expect(turns(80)).toBe(1);
});

test("two quarters come of half a circle, three of a quarter the other way", () => {
  expect(turns(30, 60, 90, 120, 150, 180)).toBe(2);
  expect(turns(-30, -60, -90)).toBe(3);
});

test("one finger turns nothing", () => {
  const twist = new Twist();
  twist.down(finger(0, 0));

  expect(twist.move(finger(0, 90))).toBe(0);
  expect(twist.two).toBe(false);
});
