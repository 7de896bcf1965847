import { describe, expect, it } from "vitest";
import { redactPath } from "../../../src/base/redaction.js";
import { processorTime, shortTime } from "../../support/processor-time.js";

describe("a path as the journal and the log show it", () => {
  it.each([
    ["/uploads", "/uploads"],
    ["/uploads/token=a", "/uploads/token=a"],
    ["/uploads?api_token=a", "/uploads?api_token=[redacted]"],
    ["/uploads?a=1&token=b=c&d=e", "/uploads?a=1&token=[redacted]&d=e"],
    ["/uploads?token=a?b&c", "/uploads?token=[redacted]&c"],
    ["/uploads?t%6Fken=a", "/uploads?t%6Fken=[redacted]"],
    ["/uploads?%=a&%zz=b&access+key=c", "/uploads?%=a&%zz=b&access+key=[redacted]"],
    ["/uploads?token", "/uploads?token"],
    ["/uploads?token=", "/uploads?token=[redacted]"],
    ["/uploads?a=token=b&", "/uploads?a=token=b&"],
    ["/uploads?monkey=a&filter[author]=b", "/uploads?monkey=a&filter[author]=b"],
    ["?", "?"],
  ])("of %s is %s", (path, shown) => {
    expect(redactPath(path)).toBe(shown);
  });

  it.each([
    ["question marks and keys", `/x${"?".repeat(2730)}${"key".repeat(1810)}`],
    ["16 KB of them", `/x${"?".repeat(5460)}${"key".repeat(3640)}`],
    ["question marks", `/x${"?".repeat(16_384)}`],
    ["ampersands", `/x?${"&".repeat(16_384)}`],
    ["secrets", `/x?${"key=&".repeat(3277)}`],
    ["percent signs", `/x?${"%&".repeat(8192)}`],
    ["encoded names", `/x?${"%6b=&".repeat(3277)}`],
    ["capitals", `/x?${"aB".repeat(8192)}`],
  ])("of %s is made at once", (_, path) => {
    expect(processorTime(() => redactPath(path))).toBeLessThan(shortTime);
  });
});
