"""A position of Expo 1906 in numbers, as a seat would look at it: how much time is left, what is under way and near.

The learnt evaluation judges by them. All are open to every seat; most lie between 0 and 1.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.bots.expo_race import RACE, race_numbers
from menlo.bots.sheet import Sheet
from menlo.games.expo.bits import bit, count_bits, shift
from menlo.games.expo.box import (
    CARDS,
    CONFERENCE,
    FIRST_PROJECT,
    FIRST_TECHNOLOGY,
    NONE,
    PIECES,
)
from menlo.games.expo.resources import BITS, FIELD, RESOURCES, TRACKS
from menlo.games.expo.rules.lab import anchors, touching
from menlo.games.expo.rules.laboratory import most_operations
from menlo.games.expo.rules.patents import bonus_left
from menlo.games.expo.scoring import prestige, worth
from menlo.games.expo.state import (
    AT_JOURNAL,
    AT_LABORATORY,
    CARD,
    FIRST_GHOST,
    JURY,
    NOT_YET,
    OVER,
    PLACING,
    SCRAP,
    ExpoState,
    Mat,
)

UNDER_WAY: Final = 3  # projects in the lab that are looked at one by one
WAITING: Final = 2  # projects in the supply, likewise
LAB_SIZE: Final = 11  # numbers of each of them
SUPPLY_SIZE: Final = 6
PHASES: Final = 12

FEATURES: Final = (
    18 + PHASES + 6 + 7 + 5 + LAB_SIZE * UNDER_WAY + SUPPLY_SIZE * WAITING + 9 + 9 + 6 + 7 * PIECES + 1 + 5 + RACE
)


def numbers_of(s: ExpoState, seat: i64) -> vec[float]:
    sheet = Sheet(FEATURES)
    mat = s.mats[seat]
    leads = led_tracks(s, seat)
    time(sheet, s, seat)
    action(sheet, s, seat)
    hand(sheet, s, seat)
    purse(sheet, mat)
    lacking = projects(sheet, s, seat, leads)
    waiting_projects(sheet, s, seat, leads, lacking)
    offers(sheet, s, seat, lacking)  # what is still lacking when the supply is laid
    room(sheet, s, mat)
    tools(sheet, s, mat)
    tracks(sheet, s, seat, leads)
    others(sheet, s, seat)
    for number in race_numbers(s, seat):
        sheet.put(number)
    return sheet.values


def time(sheet: Sheet, s: ExpoState, seat: i64) -> None:
    left = rounds_left(s)
    sheet.put(0.1 * left)
    sheet.flag(left <= 1.0)
    sheet.flag(left <= 2.0)
    sheet.put(1.0 / (1.0 + left))
    for count in range(i64(4)):
        sheet.flag(s.seats == count + 1)
    ends = open_ends(s)
    sheet.put(float(ends) / float(TRACKS))
    sheet.flag(ends == 1)
    sheet.flag(s.ending != NOT_YET)
    sheet.flag(s.ending != NOT_YET and has_last_turn(s, seat))
    done = count_bits(s.mats[seat].completed)
    sheet.put(0.2 * float(done))
    sheet.flag(done + 1 == s.box.last_project)
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, count_bits(s.mats[other].completed))
    sheet.put(0.2 * float(most))
    sheet.flag(most + 1 == s.box.last_project)
    sheet.put(verdict_hope(s, s.mats[seat]))
    sheet.put(0.1 * float(len(s.ghost_deck)))


def rounds_left(s: ExpoState) -> float:
    """Rounds to come, this one included."""
    left = float(s.box.jury_spaces - len(s.jury))
    # A Conference under way is about to lay its jury tile.
    return left - 1.0 if s.card == CONFERENCE and not s.chosen & bit(JURY) else left


def open_ends(s: ExpoState) -> i64:
    """Tracks without a piece on their last step yet."""
    count: i64 = 0
    for bonus in s.bonuses:
        if bonus == NONE:
            count += 1
    return count


def has_last_turn(s: ExpoState, seat: i64) -> bool:
    """Whether the end has come and the seat may act once more, or is acting."""
    if s.phase == OVER or s.seats == 1:
        return False
    after_turn = (seat - s.turn + s.seats) % s.seats
    after_ender = (s.ender - s.turn + s.seats) % s.seats
    return after_turn < after_ender or (s.turn == s.ender and seat != s.ender) or seat == s.turn


def verdict_hope(s: ExpoState, mat: Mat) -> float:
    """Projects of the energy the jury leans to, each by how far it leans."""
    hope = 0.0
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        if mat.completed & bit(project):
            hope += favour(s, s.box.project_energy[project])
    return 0.3 * hope


def favour(s: ExpoState, energy: i64) -> float:
    """From 0 to 1: how far the jury leans to an energy, the surer the fewer tiles are to come."""
    balance = 0.0
    for placed in s.jury:
        balance += 1.0 if placed == energy else -1.0
    left = float(s.box.jury_spaces - len(s.jury))
    if left == 0.0:
        return 1.0 if balance > 0.0 else 0.0
    size = balance if balance > 0.0 else -balance
    return 0.45 + 0.5 * balance / (size + 0.5 + 0.4 * left)


def action(sheet: Sheet, s: ExpoState, seat: i64) -> None:
    """What the seat is doing now, and how much of it is left."""
    mine = s.turn == seat
    if mine and s.phase < PHASES:
        sheet.values[sheet.at + s.phase] = 1.0
    sheet.skip(PHASES)
    operations = points = 0.0
    if mine and (s.phase == AT_LABORATORY or s.phase == PLACING):
        operations = 0.25 * float(most_operations(s, seat) - s.done)
    elif mine and s.phase == AT_JOURNAL:
        points = 0.25 * float(s.box.points[s.boosted] - s.done)
    sheet.put(operations)
    sheet.put(operations * float(min(i64(len(s.mats[seat].supply)), 4)))
    sheet.put(points)
    sheet.put(0.5 * float(s.done) if mine and s.card == CONFERENCE else 0.0)
    sheet.flag(mine and s.card == CONFERENCE)
    # Who comes after a seat that confers begins the round.
    sheet.put(float((seat - s.turn + s.seats) % s.seats) / 3.0)


def hand(sheet: Sheet, s: ExpoState, seat: i64) -> None:
    cards = s.mats[seat].hand
    for card in range(i64(CARDS)):
        sheet.flag(cards & bit(card) != 0)
    sheet.flag(s.turn == seat and s.phase == CARD and s.last != NONE and cards & bit(s.last) != 0)  # one is barred


def purse(sheet: Sheet, mat: Mat) -> None:
    money = mat.money
    sheet.put(float(money) / 12.0)
    sheet.flag(money >= 1)
    sheet.flag(money >= 2)
    sheet.flag(money >= 3)
    sheet.flag(money >= 5)


def projects(sheet: Sheet, s: ExpoState, seat: i64, leads: i64) -> vec[i64]:
    """The projects under way, the least lacking first; what each lacks when the tiles of the supply are laid."""
    mat, box = s.mats[seat], s.box
    values = vec[i64](capacity=8)
    lacking = vec[i64](capacity=8)
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        if not mat.completed & bit(project):
            values = append(values, value)
            lacking = append(lacking, missing(box.project_needs[project], touching(s, mat, value)))
    order(values, lacking)
    lacks = lacking[:]
    for tile in mat.supply:
        if tile < FIRST_PROJECT or tile >= FIRST_TECHNOLOGY:
            use_tile(s, tile, lacking)
    for i in range(i64(UNDER_WAY)):
        if i >= len(values):
            sheet.skip(LAB_SIZE)
            continue
        value = values[i]
        project = (value >> 8) - FIRST_PROJECT
        lack, after, free = units(lacks[i]), units(lacking[i]), free_beside(s, mat, value)
        sheet.flag(True)
        sheet.put(0.1 * float(lack))
        sheet.put(0.1 * float(after))
        sheet.flag(lack <= 2)
        sheet.flag(after == 0)
        sheet.put(0.2 * float(types(lacks[i])))
        sheet.put(0.1 * float(free))
        sheet.flag(2 * free < lack)
        sheet.flag(3 * free < 2 * lack)
        sheet.put(0.2 * float(box.project_points[project]) + 0.2 * float(led(box.project_needs[project], leads)))
        sheet.put(favour(s, box.project_energy[project]))
    return lacking


def order(values: vec[i64], lacking: vec[i64]) -> None:
    """The least lacking first; a few at most."""
    for i in range(i64(1), i64(len(values))):
        j = i
        while j > 0 and units(lacking[j]) < units(lacking[j - 1]):
            values[j], values[j - 1] = values[j - 1], values[j]
            lacking[j], lacking[j - 1] = lacking[j - 1], lacking[j]
            j -= 1


def waiting_projects(sheet: Sheet, s: ExpoState, seat: i64, leads: i64, lacking: vec[i64]) -> None:
    """Projects of the supply; what waits beside them is taken as theirs only where nothing in the lab needs it."""
    mat, box = s.mats[seat], s.box
    free = box.board & ~mat.full
    shown: i64 = 0
    for tile in mat.supply:
        if tile < FIRST_PROJECT or tile >= FIRST_TECHNOLOGY or shown == WAITING:
            continue
        shown += 1
        project = tile - FIRST_PROJECT
        needs = box.project_needs[project]
        sheet.flag(True)
        sheet.put(0.1 * float(units(needs)))
        sheet.put(0.2 * float(box.project_points[project]) + 0.2 * float(led(needs, leads)))
        sheet.put(favour(s, box.project_energy[project]))
        places = count_places(s, tile, free)
        sheet.put(0.02 * float(places))
        sheet.flag(places == 0)
    sheet.skip(SUPPLY_SIZE * (WAITING - shown))


def count_places(s: ExpoState, tile: i64, free: i64) -> i64:
    count: i64 = 0
    for turn in range(i64(4)):
        if s.box.form_same[s.box.tile_shape[tile] * 4 + turn] == turn:
            count += count_bits(anchors(s.box, tile, turn, free))
    return count


def offers(sheet: Sheet, s: ExpoState, seat: i64, lacking: vec[i64]) -> None:
    """The supply, and what the Station and the Academy have for this seat."""
    mat, box = s.mats[seat], s.box
    tiles: i64 = 0
    technologies: i64 = 0
    improvements: i64 = 0
    for tile in mat.supply:
        if tile < FIRST_PROJECT:
            tiles += 1
        elif tile >= FIRST_TECHNOLOGY:
            technologies += 1
            if box.technology_card[tile - FIRST_TECHNOLOGY] != NONE:
                improvements += 1
    sheet.put(0.15 * float(tiles))
    sheet.put(0.5 * float(technologies))
    sheet.put(0.5 * float(improvements))
    lack: i64 = 0
    for amounts in lacking:
        lack += units(amounts)
    sheet.put(0.05 * float(lack))
    best: i64 = 0
    second: i64 = 0
    offered: i64 = 0
    for tile in s.station:
        if tile == NONE:
            continue
        offered += 1
        use = use_of(s, tile, lacking)
        if use > best:
            best, second = use, best
        elif use > second:
            second = use
    sheet.put(0.3 * float(best))
    sheet.put(0.3 * float(second))
    sheet.put(0.1 * float(offered))
    most = 0.0
    choices: i64 = 0
    for project in s.slots:
        if project != NONE:
            choices += 1
            most = max(most, float(box.project_points[project]) + 2.0 * favour(s, box.project_energy[project]))
    sheet.put(0.15 * most)
    sheet.put(0.2 * float(choices))


def room(sheet: Sheet, s: ExpoState, mat: Mat) -> None:
    """Free cells, scraps, and places for each shape."""
    box = s.box
    free = box.board & ~mat.full
    sheet.put(float(count_bits(free)) / 44.0)
    scraps: i64 = 0
    for cell in range(box.cells):
        if mat.grid[cell] == SCRAP:
            scraps += 1
    sheet.put(0.2 * float(scraps))
    total: i64 = 0
    none: i64 = 0
    for shape in range(i64(len(box.shape_ids))):
        places: i64 = 0
        for turn in range(i64(4)):
            form = shape * 4 + turn
            if box.form_same[form] == turn:
                cells, i = box.form_cells, form * 4
                found = box.form_fits[form] & (free >> cells[i]) & (free >> cells[i + 1])
                places += count_bits(found & (free >> cells[i + 2]) & (free >> cells[i + 3]))
        total += places
        if places == 0:
            none += 1
        if shape < 5:
            sheet.put(min(1.0, 0.04 * float(places)))
    sheet.skip(max(i64(0), 5 - i64(len(box.shape_ids))))
    sheet.put(0.005 * float(total))
    sheet.put(0.2 * float(none))


def tools(sheet: Sheet, s: ExpoState, mat: Mat) -> None:
    for card in range(i64(CONFERENCE)):
        sheet.flag(mat.upgraded & bit(card) != 0)
    sheet.put(0.3 * float(count_bits(mat.technologies)))


def tracks(sheet: Sheet, s: ExpoState, seat: i64, leads: i64) -> None:
    """The seat's pieces, the furthest first."""
    first, second, third = seat * PIECES, seat * PIECES + 1, seat * PIECES + 2
    if s.steps[second] > s.steps[first]:
        first, second = second, first
    if s.steps[third] > s.steps[first]:
        first, third = third, first
    if s.steps[third] > s.steps[second]:
        second, third = third, second
    piece_numbers(sheet, s, seat, first, leads)
    piece_numbers(sheet, s, seat, second, leads)
    piece_numbers(sheet, s, seat, third, leads)
    best: i64 = 0
    for bonus in range(i64(len(s.box.bonus_ids))):
        if bonus_left(s, bonus):
            best = max(best, worth(s, seat, bonus, prestige(s, seat)))
    sheet.put(0.2 * float(best))


def piece_numbers(sheet: Sheet, s: ExpoState, seat: i64, piece: i64, leads: i64) -> None:
    step, track = s.steps[piece], s.tracks[piece]
    bonus: i64 = NONE if track == NONE else s.bonuses[track]
    pays = 0.0 if bonus == NONE else 0.2 * float(worth(s, seat, bonus, prestige(s, seat)))
    there = step == s.box.steps
    sheet.put(0.1 * float(step))
    sheet.put(float(s.box.step_points[step]))
    sheet.flag(track != NONE and leads & bit(track) != 0)
    sheet.flag(there)
    sheet.put(pays if there else 0.0)
    sheet.put(0.0 if there else pays)
    sheet.flag(not there and track != NONE and bonus == NONE)  # whoever comes first chooses the bonus tile


def others(sheet: Sheet, s: ExpoState, seat: i64) -> None:
    most: i64 = 0
    lead: i64 = 0
    cards: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, prestige(s, other))
            lead = max(lead, furthest(s, other))
            cards += count_bits(s.mats[other].hand)
    sheet.put(float(most) / 30.0)
    sheet.put(float(prestige(s, seat)) / 30.0)
    sheet.put(0.1 * float(lead))
    sheet.put(0.06 * float(cards))
    ghosts: i64 = 0
    for piece in range(i64(FIRST_GHOST), i64(FIRST_GHOST + TRACKS)):
        ghosts += s.steps[piece]
    sheet.put(float(ghosts) / 60.0)


def furthest(s: ExpoState, seat: i64) -> i64:
    most: i64 = 0
    for piece in range(seat * PIECES, seat * PIECES + PIECES):
        most = max(most, s.steps[piece])
    return most


def led_tracks(s: ExpoState, seat: i64) -> i64:
    """Bits of the tracks the seat leads (EXPO-80), in one walk over the pieces."""
    best = vec[i64]([NONE] * TRACKS)
    first: i64 = 0 if s.rulings.first_step_leads else 1
    for piece in s.order:
        step = s.steps[piece]
        if step <= first or (piece >= FIRST_GHOST and s.rulings.ghosts_aside):
            continue
        track = s.tracks[piece]
        if track != NONE and (best[track] == NONE or step > s.steps[best[track]]):
            best[track] = piece
    bits: i64 = 0
    for track in range(i64(TRACKS)):
        if best[track] != NONE and best[track] < FIRST_GHOST and best[track] // PIECES == seat:
            bits |= bit(track)
    return bits


# Packed amounts.


def missing(needs: i64, has: i64) -> i64:
    """What is needed and not there."""
    result: i64 = 0
    for resource in range(i64(RESOURCES)):
        at: i64 = BITS * resource
        lack = ((needs >> at) & FIELD) - ((has >> at) & FIELD)
        if lack > 0:
            result += lack << at
    return result


def units(packed: i64) -> i64:
    total: i64 = 0
    while packed:
        total += packed & FIELD
        packed >>= BITS
    return total


def types(packed: i64) -> i64:
    count: i64 = 0
    while packed:
        if packed & FIELD:
            count += 1
        packed >>= BITS
    return count


def led(needs: i64, leads: i64) -> i64:
    """How many of the needed types have a track that is led."""
    count: i64 = 0
    for track in range(i64(TRACKS)):
        if leads & bit(track) and (needs >> (BITS * track)) & FIELD:
            count += 1
    return count


def free_beside(s: ExpoState, mat: Mat, value: i64) -> i64:
    """Free cells that touch a laid project."""
    box = s.box
    at = (box.tile_shape[value >> 8] * 4 + ((value >> 6) & 3)) * box.cells + (value & 63)
    count: i64 = 0
    last: i64 = NONE
    for i in range(box.edge_first[at], box.edge_first[at + 1]):
        cell = box.edges[i] >> 2
        if cell != last and not (mat.full >> cell) & 1:
            count += 1
        last = cell
    return count


def tile_gives(s: ExpoState, tile: i64) -> i64:
    """Packed amounts of both types of a resource tile, or of a technology."""
    box = s.box
    if tile >= FIRST_TECHNOLOGY:
        return box.technology_gives[tile - FIRST_TECHNOLOGY]
    return shift(2, BITS * box.tile_two[tile]) + shift(1, BITS * box.tile_one[tile])


def use_of(s: ExpoState, tile: i64, lacking: vec[i64]) -> i64:
    """The needed units that a tile brings to the project it serves best."""
    gives = tile_gives(s, tile)
    best: i64 = 0
    for lack in lacking:
        best = max(best, units(gives) - units(missing(gives, lack)))
    return best


def use_tile(s: ExpoState, tile: i64, lacking: vec[i64]) -> i64:
    """The needed units that a tile brings to the project it serves best, which then lacks them no more."""
    gives = tile_gives(s, tile)
    best: i64 = 0
    best_at: i64 = NONE
    for i in range(i64(len(lacking))):
        use = units(gives) - units(missing(gives, lacking[i]))
        if use > best:
            best, best_at = use, i
    if best_at != NONE:
        lacking[best_at] = missing(lacking[best_at], gives)
    return best
