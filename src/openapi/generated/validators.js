// Generated from openapi.yaml by `npm run generate`; not to be edited.
var Ws=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(q){throw i=0,q}};var Hs=Ws(Ie=>{"use strict";Object.defineProperty(Ie,"__esModule",{value:!0});Ie.formatNames=Ie.fastFormats=Ie.fullFormats=void 0;function $e(s,i){return{validate:s,
compare:i}}Ie.fullFormats={date:$e(Ms,_s),time:$e(bs(!0),Ps),"date-time":$e(Vs(!0),Bs),"iso-time":$e(bs(),Ls),"iso-date-time":$e(Vs(),Js),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:aa,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ma,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:pa,int32:{type:"number",validate:na},int64:{type:"number",validate:la},float:{type:"\
number",validate:Rs},double:{type:"number",validate:Rs},password:!0,binary:!0};Ie.fastFormats={...Ie.fullFormats,date:$e(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,_s),time:$e(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ps),"date-time":$e(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Bs),"iso-time":$e(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ls),"iso-date-time":$e(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Js),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ie.formatNames=Object.keys(Ie.fullFormats);function Qs(s){return s%4===0&&(s%100!==0||s%400===0)}var ea=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ta=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Ms(s){let i=ea.exec(s);if(!i)return!1;let q=+i[1],_=+i[2],y=+i[3];return _>=1&&_<=12&&y>=1&&y<=(_===2&&Qs(q)?29:ta[_])}function _s(s,i){
if(s&&i)return s>i?1:s<i?-1:0}var fs=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function bs(s){return function(q){let _=fs.exec(q);if(!_)
return!1;let y=+_[1],f=+_[2],e=+_[3],p=_[4],n=_[5]==="-"?-1:1,r=+(_[6]||0),t=+(_[7]||0);if(r>23||t>59||s&&!p)return!1;if(y<=23&&f<=59&&e<60)return!0;let a=f-t*n,
o=y-r*n-(a<0?1:0);return(o===23||o===-1)&&(a===59||a===-1)&&e<61}}function Ps(s,i){if(!(s&&i))return;let q=new Date("2020-01-01T"+s).valueOf(),_=new Date("2020-\
01-01T"+i).valueOf();if(q&&_)return q-_}function Ls(s,i){if(!(s&&i))return;let q=fs.exec(s),_=fs.exec(i);if(q&&_)return s=q[1]+q[2]+q[3],i=_[1]+_[2]+_[3],s>i?1:
s<i?-1:0}var gs=/t|\s/i;function Vs(s){let i=bs(s);return function(_){let y=_.split(gs);return y.length===2&&Ms(y[0])&&i(y[1])}}function Bs(s,i){if(!(s&&i))return;
let q=new Date(s).valueOf(),_=new Date(i).valueOf();if(q&&_)return q-_}function Js(s,i){if(!(s&&i))return;let[q,_]=s.split(gs),[y,f]=i.split(gs),e=_s(q,y);if(e!==
void 0)return e||Ps(_,f)}var ra=/\/|:/,sa=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function aa(s){return ra.test(s)&&sa.test(s)}var Zs=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function pa(s){return Zs.lastIndex=0,Zs.
test(s)}var ia=-(2**31),oa=2**31-1;function na(s){return Number.isInteger(s)&&s<=oa&&s>=ia}function la(s){return Number.isInteger(s)}function Rs(){return!0}var ua=/[^\\]\\Z/;
function ma(s){if(ua.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Gs=Ws(qs=>{"use strict";Object.defineProperty(qs,"__esModule",{value:!0});function Ys(s){let i=s.length,q=0,_=0,y;for(;_<i;)q++,y=s.charCodeAt(_++),y>=55296&&
y<=56319&&_<i&&(y=s.charCodeAt(_),(y&64512)===56320&&_++);return q}qs.default=Ys;Ys.code='require("ajv/dist/runtime/ucs2length").default'});var ir=rt,g={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playbac\
k_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"standin://flat/schemas#/$d\
efs/Creator"},upload_collection:{anyOf:[{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"},{type:"null"}]},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"\
date-time"},updated_at:{type:["string","null"],format:"date-time"}}},se=Object.prototype.hasOwnProperty,Ot=Hs().fullFormats.uri,te=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
ks=new RegExp("^[0-9a-f]{32}$","u"),K={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["stri\
ng","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{anyOf:[{$ref:"standin://flat/schemas#/$defs/FocalPoin\
t"},{type:"null"}]}}},ne={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function je(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=je.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},message:"must have required property 'x'",schema:ne.required,parentSchema:ne,data:s};e===null?e=[r]:e.push(r),p++}if(s.y===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},message:"must have required property 'y'",schema:ne.required,
parentSchema:ne,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),p++}
if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:i+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ne.properties.x,data:r};e===null?e=[t]:e.push(t),p++}if(r<0||isNaN(r)){let t={instancePath:i+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ne.properties.x,data:r};
e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ne.
properties.x.type,parentSchema:ne.properties.x,data:r};e===null?e=[t]:e.push(t),p++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(
r)){let t={instancePath:i+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ne.
properties.y,data:r};e===null?e=[t]:e.push(t),p++}if(r<0||isNaN(r)){let t={instancePath:i+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:ne.properties.y,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+"/y",schemaPath:"#/pr\
operties/y/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ne.properties.y.type,parentSchema:ne.properties.y,data:r};e===null?e=[t]:
e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:s};
e===null?e=[r]:e.push(r),p++}return je.errors=e,p===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function it(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=it.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.title===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have req\
uired property 'title'",schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),p++}if(s.alt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"alt"},message:"must have required property 'alt'",schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),p++}if(s.
custom_data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_data"},message:"must have required proper\
ty 'custom_data'",schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),p++}if(s.focal_point===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"focal_point"},message:"must have required property 'focal_point'",schema:K.required,parentSchema:K,data:s};e===null?
e=[t]:e.push(t),p++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:K,data:s};e===null?e=[a]:e.push(
a),p++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:K.properties.title.type},message:"must be string,null",schema:K.properties.title.type,parentSchema:K.properties.title,data:t};e===null?e=[a]:e.push(a),p++}}
if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:K.properties.
alt.type},message:"must be string,null",schema:K.properties.alt.type,parentSchema:K.properties.alt,data:t};e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){
let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let a={instancePath:i+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:K.properties.custom_data.type,parentSchema:K.properties.custom_data,data:t};e===null?e=[a]:e.push(a),p++}}
if(s.focal_point!==void 0){let t=s.focal_point,a=p,o=!1,u=p;je(t,{instancePath:i+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:y,dynamicAnchors:f})||
(e=e===null?je.errors:S(e,je.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_poi\
nt/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:K.properties.focal_point.anyOf[1].type,parentSchema:K.properties.focal_point.
anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=a:e=null);else{let l={instancePath:i+"/focal_point",schemaPath:"\
#/properties/focal_point/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:K.properties.focal_point.anyOf,parentSchema:K.properties.
focal_point,data:t};e===null?e=[l]:e.push(l),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:K.type,parentSchema:K,data:s};e===null?e=[t]:e.push(t),p++}return it.errors=e,p===0}it.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var B={type:"\
object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",enum:["access_token","sso_user","account","user","organization"]},id:{type:"\
string"}}};function Ae(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ae.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:B.required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),p++}if(s.
id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:B.
required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:B,data:s};e===null?e=[t]:e.push(
t),p++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:B.properties.type.type,parentSchema:B.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(!(r==="access_token"||r==="\
sso_user"||r==="account"||r==="user"||r==="organization")){let t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:B.
properties.type.enum},message:"must be equal to one of the allowed values",schema:B.properties.type.enum,parentSchema:B.properties.type,data:r};e===null?e=[t]:e.
push(t),p++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string",schema:B.properties.id.type,parentSchema:B.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:B.type,parentSchema:B,data:s};e===null?e=[r]:e.push(r),p++}return Ae.errors=e,p===
0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var G={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"\
upload_collection"},id:{type:"string"}}};function H(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:G.required,parentSchema:G,data:s};
e===null?e=[r]:e.push(r),p++}if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'",schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:G,
data:s};e===null?e=[t]:e.push(t),p++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:G.properties.type.type,parentSchema:G.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="\
upload_collection"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must b\
e equal to constant",schema:"upload_collection",parentSchema:G.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.id!==void 0){let r=s.id;if(typeof r!="\
string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.id.type,
parentSchema:G.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),p++}return H.errors=e,p===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function rt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=rt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:g.required,
parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.path===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.basename===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"basename"},message:"must have required property 'basename'",schema:g.required,parentSchema:g,
data:s};e===null?e=[t]:e.push(t),p++}if(s.filename===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
message:"must have required property 'filename'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.url===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:g.required,parentSchema:g,data:s};e===
null?e=[t]:e.push(t),p++}if(s.format===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"format"},message:"must \
have required property 'format'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.mime_type===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"mime_type"},message:"must have required property 'mime_type'",schema:g.required,parentSchema:g,data:s};e===
null?e=[t]:e.push(t),p++}if(s.size===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"size"},message:"must have\
 required property 'size'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.md5===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"md5"},message:"must have required property 'md5'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),
p++}if(s.width===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property \
'width'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.height===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"height"},message:"must have required property 'height'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.
is_image===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"is_image"},message:"must have required property 'is\
_image'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.author===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"author"},message:"must have required property 'author'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.
copyright===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"copyright"},message:"must have required property '\
copyright'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.notes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"notes"},message:"must have required property 'notes'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.
tags===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'",schema:g.
required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.default_field_metadata===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"default_field_metadata"},message:"must have required property 'default_field_metadata'",schema:g.required,parentSchema:g,data:s};e===
null?e=[t]:e.push(t),p++}if(s.creator===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"creator"},message:"mus\
t have required property 'creator'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.upload_collection===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"upload_collection"},message:"must have required property 'upload_collection'",schema:g.required,
parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.duration===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
duration"},message:"must have required property 'duration'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.frame_rate===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"frame_rate"},message:"must have required property 'frame_rate'",schema:g.required,
parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.blurhash===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
blurhash"},message:"must have required property 'blurhash'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.thumbhash===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thumbhash"},message:"must have required property 'thumbhash'",schema:g.required,
parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.mux_playback_id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mux_playback_id"},message:"must have required property 'mux_playback_id'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.mux_mp4_highest_res===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_mp4_highest_res"},message:"must have required property 'mu\
x_mp4_highest_res'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.smart_tags===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"smart_tags"},message:"must have required property 'smart_tags'",schema:g.required,parentSchema:g,data:s};e===null?e=
[t]:e.push(t),p++}if(s.exif_info===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exif_info"},message:"must h\
ave required property 'exif_info'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.colors===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"colors"},message:"must have required property 'colors'",schema:g.required,parentSchema:g,data:s};e===null?
e=[t]:e.push(t),p++}if(s.created_at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"mu\
st have required property 'created_at'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}if(s.updated_at===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'",schema:g.required,parentSchema:g,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(!se.call(g.properties,t)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:g,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let t=s.
id;if(typeof t!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.id.type,parentSchema:g.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.type.type,parentSchema:g.properties.
type,data:t};e===null?e=[a]:e.push(a),p++}if(t!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},message:"must be equal to constant",schema:"upload",parentSchema:g.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.path!==void 0){let t=s.path;
if(typeof t!="string"){let a={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.path.type,parentSchema:g.properties.path,data:t};e===null?e=[a]:e.push(a),p++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let a={
instancePath:i+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.basename.type,
parentSchema:g.properties.basename,data:t};e===null?e=[a]:e.push(a),p++}}if(s.filename!==void 0){let t=s.filename;if(typeof t!="string"){let a={instancePath:i+"\
/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.filename.type,parentSchema:g.
properties.filename,data:t};e===null?e=[a]:e.push(a),p++}}if(s.url!==void 0){let t=s.url;if(typeof t=="string"){if(!Ot(t)){let a={instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:g.properties.url,data:t};e===null?e=
[a]:e.push(a),p++}}else{let a={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.
properties.url.type,parentSchema:g.properties.url,data:t};e===null?e=[a]:e.push(a),p++}}if(s.format!==void 0){let t=s.format;if(typeof t!="string"&&t!==null){let a={
instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:g.properties.format.type},message:"must be string,null",schema:g.properties.
format.type,parentSchema:g.properties.format,data:t};e===null?e=[a]:e.push(a),p++}}if(s.mime_type!==void 0){let t=s.mime_type;if(typeof t!="string"&&t!==null){let a={
instancePath:i+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type:g.properties.mime_type.type},message:"must be string,null",schema:g.
properties.mime_type.type,parentSchema:g.properties.mime_type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.size!==void 0){let t=s.size;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:g.properties.size.type,parentSchema:g.properties.size,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+
"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.size,
data:t};e===null?e=[a]:e.push(a),p++}}if(s.md5!==void 0){let t=s.md5;if(typeof t=="string"){if(!ks.test(t)){let a={instancePath:i+"/md5",schemaPath:"#/propertie\
s/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:g.properties.
md5,data:t};e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+"/md5",schemaPath:"#/properties/md5/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:g.properties.md5.type,parentSchema:g.properties.md5,data:t};e===null?e=[a]:e.push(a),p++}}if(s.width!==void 0){let t=s.width;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:g.properties.
width.type},message:"must be integer,null",schema:g.properties.width.type,parentSchema:g.properties.width,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="num\
ber"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0",schema:0,parentSchema:g.properties.width,data:t};e===null?e=[a]:e.push(a),p++}}if(s.height!==void 0){let t=s.height;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:g.properties.height.type},message:"\
must be integer,null",schema:g.properties.height.type,parentSchema:g.properties.height,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let a={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0",schema:0,parentSchema:g.properties.height,data:t};e===null?e=[a]:e.push(a),p++}}if(s.is_image!==void 0){let t=s.is_image;if(typeof t!="boolean"){let a={instancePath:i+
"/is_image",schemaPath:"#/properties/is_image/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:g.properties.is_image.type,parentSchema:g.
properties.is_image,data:t};e===null?e=[a]:e.push(a),p++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/author",
schemaPath:"#/properties/author/type",keyword:"type",params:{type:g.properties.author.type},message:"must be string,null",schema:g.properties.author.type,parentSchema:g.
properties.author,data:t};e===null?e=[a]:e.push(a),p++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/copy\
right",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:g.properties.copyright.type},message:"must be string,null",schema:g.properties.copyright.
type,parentSchema:g.properties.copyright,data:t};e===null?e=[a]:e.push(a),p++}}if(s.notes!==void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let a={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:g.properties.notes.type},message:"must be string,null",schema:g.properties.notes.type,
parentSchema:g.properties.notes,data:t};e===null?e=[a]:e.push(a),p++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){
let u=t[o];if(typeof u!="string"){let m={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:g.properties.tags.items.type,parentSchema:g.properties.tags.items,data:u};e===null?e=[m]:e.push(m),p++}}}else{let a={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.tags.type,parentSchema:g.properties.tags,data:t};e===null?
e=[a]:e.push(a),p++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t)it(t[a],{instancePath:i+
"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?it.errors:S(e,it.
errors),p=e.length);else{let a={instancePath:i+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:g.properties.default_field_metadata.type,parentSchema:g.properties.default_field_metadata,data:t};e===null?e=[a]:e.push(a),
p++}}if(s.creator!==void 0&&(Ae(s.creator,{instancePath:i+"/creator",parentData:s,parentDataProperty:"creator",rootData:y,dynamicAnchors:f})||(e=e===null?Ae.errors:
S(e,Ae.errors),p=e.length)),s.upload_collection!==void 0){let t=s.upload_collection,a=p,o=!1,u=p;H(t,{instancePath:i+"/upload_collection",parentData:s,parentDataProperty:"\
upload_collection",rootData:y,dynamicAnchors:f})||(e=e===null?H.errors:S(e,H.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={instancePath:i+"\
/upload_collection",schemaPath:"#/properties/upload_collection/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:g.properties.upload_collection.
anyOf[1].type,parentSchema:g.properties.upload_collection.anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=a:e=null);else{
let l={instancePath:i+"/upload_collection",schemaPath:"#/properties/upload_collection/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:g.
properties.upload_collection.anyOf,parentSchema:g.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),p++}}if(s.duration!==void 0){let t=s.duration;if(!(typeof t==
"number"&&isFinite(t))&&t!==null){let a={instancePath:i+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:g.properties.duration.type},
message:"must be number,null",schema:g.properties.duration.type,parentSchema:g.properties.duration,data:t};e===null?e=[a]:e.push(a),p++}}if(s.frame_rate!==void 0){
let t=s.frame_rate;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let a={instancePath:i+"/frame_rate",schemaPath:"#/properties/frame_rate/type",keyword:"type",
params:{type:g.properties.frame_rate.type},message:"must be number,null",schema:g.properties.frame_rate.type,parentSchema:g.properties.frame_rate,data:t};e===null?
e=[a]:e.push(a),p++}}if(s.blurhash!==void 0){let t=s.blurhash;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/blurhash",schemaPath:"#/properties/blurha\
sh/type",keyword:"type",params:{type:g.properties.blurhash.type},message:"must be string,null",schema:g.properties.blurhash.type,parentSchema:g.properties.blurhash,
data:t};e===null?e=[a]:e.push(a),p++}}if(s.thumbhash!==void 0){let t=s.thumbhash;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/thumbhash",schemaPath:"\
#/properties/thumbhash/type",keyword:"type",params:{type:g.properties.thumbhash.type},message:"must be string,null",schema:g.properties.thumbhash.type,parentSchema:g.
properties.thumbhash,data:t};e===null?e=[a]:e.push(a),p++}}if(s.mux_playback_id!==void 0){let t=s.mux_playback_id;if(typeof t!="string"&&t!==null){let a={instancePath:i+
"/mux_playback_id",schemaPath:"#/properties/mux_playback_id/type",keyword:"type",params:{type:g.properties.mux_playback_id.type},message:"must be string,null",schema:g.
properties.mux_playback_id.type,parentSchema:g.properties.mux_playback_id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.mux_mp4_highest_res!==void 0){let t=s.mux_mp4_highest_res;
if(typeof t!="string"&&t!==null){let a={instancePath:i+"/mux_mp4_highest_res",schemaPath:"#/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:g.properties.
mux_mp4_highest_res.type},message:"must be string,null",schema:g.properties.mux_mp4_highest_res.type,parentSchema:g.properties.mux_mp4_highest_res,data:t};e===null?
e=[a]:e.push(a),p++}if(!(t==="high"||t==="medium"||t==="low"||t===null)){let a={instancePath:i+"/mux_mp4_highest_res",schemaPath:"#/properties/mux_mp4_highest_r\
es/enum",keyword:"enum",params:{allowedValues:g.properties.mux_mp4_highest_res.enum},message:"must be equal to one of the allowed values",schema:g.properties.mux_mp4_highest_res.
enum,parentSchema:g.properties.mux_mp4_highest_res,data:t};e===null?e=[a]:e.push(a),p++}}if(s.smart_tags!==void 0){let t=s.smart_tags;if(Array.isArray(t)){let a=t.
length;for(let o=0;o<a;o++){let u=t[o];if(typeof u!="string"){let m={instancePath:i+"/smart_tags/"+o,schemaPath:"#/properties/smart_tags/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:g.properties.smart_tags.items.type,parentSchema:g.properties.smart_tags.items,data:u};e===null?e=[m]:
e.push(m),p++}}}else{let a={instancePath:i+"/smart_tags",schemaPath:"#/properties/smart_tags/type",keyword:"type",params:{type:"array"},message:"must be array",
schema:g.properties.smart_tags.type,parentSchema:g.properties.smart_tags,data:t};e===null?e=[a]:e.push(a),p++}}if(s.exif_info!==void 0){let t=s.exif_info;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){let a={instancePath:i+"/exif_info",schemaPath:"#/properties/exif_info/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:g.properties.exif_info.type,parentSchema:g.properties.exif_info,data:t};e===null?e=[a]:e.push(a),p++}}if(s.colors!==void 0){let t=s.colors;
if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){let u=t[o];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.red===void 0){let m={instancePath:i+"/colo\
rs/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"red"},message:"must have required property 'red'",schema:g.properties.
colors.items.required,parentSchema:g.properties.colors.items,data:u};e===null?e=[m]:e.push(m),p++}if(u.green===void 0){let m={instancePath:i+"/colors/"+o,schemaPath:"\
#/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},message:"must have required property 'green'",schema:g.properties.colors.
items.required,parentSchema:g.properties.colors.items,data:u};e===null?e=[m]:e.push(m),p++}if(u.blue===void 0){let m={instancePath:i+"/colors/"+o,schemaPath:"#/\
properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},message:"must have required property 'blue'",schema:g.properties.colors.items.
required,parentSchema:g.properties.colors.items,data:u};e===null?e=[m]:e.push(m),p++}if(u.alpha===void 0){let m={instancePath:i+"/colors/"+o,schemaPath:"#/prope\
rties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},message:"must have required property 'alpha'",schema:g.properties.colors.items.
required,parentSchema:g.properties.colors.items,data:u};e===null?e=[m]:e.push(m),p++}for(let m in u)if(!(m==="red"||m==="green"||m==="blue"||m==="alpha")){let l={
instancePath:i+"/colors/"+o,schemaPath:"#/properties/colors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:g.properties.colors.items,data:u};e===null?e=[l]:e.push(l),p++}if(u.red!==void 0){let m=u.red;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:g.properties.colors.items.properties.red.type,parentSchema:g.properties.colors.items.properties.red,data:m};e===
null?e=[l]:e.push(l),p++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let l={instancePath:i+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items\
/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:g.properties.colors.items.properties.
red,data:m};e===null?e=[l]:e.push(l),p++}if(m<0||isNaN(m)){let l={instancePath:i+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.colors.items.properties.red,data:m};e===null?e=[
l]:e.push(l),p++}}}if(u.green!==void 0){let m=u.green;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/colors/"+o+"/green",schemaPath:"\
#/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.colors.items.properties.green.
type,parentSchema:g.properties.colors.items.properties.green,data:m};e===null?e=[l]:e.push(l),p++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let l={
instancePath:i+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"\
must be <= 255",schema:255,parentSchema:g.properties.colors.items.properties.green,data:m};e===null?e=[l]:e.push(l),p++}if(m<0||isNaN(m)){let l={instancePath:i+
"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:g.properties.colors.items.properties.green,data:m};e===null?e=[l]:e.push(l),p++}}}if(u.blue!==void 0){let m=u.blue;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:g.properties.colors.items.properties.blue.type,parentSchema:g.properties.colors.items.properties.blue,data:m};e===null?
e=[l]:e.push(l),p++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let l={instancePath:i+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/pro\
perties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:g.properties.colors.items.properties.
blue,data:m};e===null?e=[l]:e.push(l),p++}if(m<0||isNaN(m)){let l={instancePath:i+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.colors.items.properties.blue,data:m};e===null?
e=[l]:e.push(l),p++}}}if(u.alpha!==void 0){let m=u.alpha;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l={instancePath:i+"/colors/"+o+"/alpha",schemaPath:"\
#/properties/colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.colors.items.properties.alpha.
type,parentSchema:g.properties.colors.items.properties.alpha,data:m};e===null?e=[l]:e.push(l),p++}if(typeof m=="number"&&isFinite(m)){if(m>255||isNaN(m)){let l={
instancePath:i+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"\
must be <= 255",schema:255,parentSchema:g.properties.colors.items.properties.alpha,data:m};e===null?e=[l]:e.push(l),p++}if(m<0||isNaN(m)){let l={instancePath:i+
"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:g.properties.colors.items.properties.alpha,data:m};e===null?e=[l]:e.push(l),p++}}}}else{let m={instancePath:i+"/colors/"+o,schemaPath:"#/p\
roperties/colors/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.colors.items.type,parentSchema:g.properties.colors.
items,data:u};e===null?e=[m]:e.push(m),p++}}}else{let a={instancePath:i+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:g.properties.colors.type,parentSchema:g.properties.colors,data:t};e===null?e=[a]:e.push(a),p++}}if(s.created_at!==void 0){let t=s.created_at;
if(typeof t!="string"&&t!==null){let a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:g.properties.created_at.
type},message:"must be string,null",schema:g.properties.created_at.type,parentSchema:g.properties.created_at,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="\
string"&&!te.test(t)){let a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"',schema:"date-time",parentSchema:g.properties.created_at,data:t};e===null?e=[a]:e.push(a),p++}}if(s.updated_at!==void 0){let t=s.updated_at;
if(typeof t!="string"&&t!==null){let a={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:g.properties.updated_at.
type},message:"must be string,null",schema:g.properties.updated_at.type,parentSchema:g.properties.updated_at,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="\
string"&&!te.test(t)){let a={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must\
 match format "date-time"',schema:"date-time",parentSchema:g.properties.updated_at,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.type,parentSchema:g,data:s};e===null?e=[t]:e.push(t),p++}return rt.errors=e,p===
0}rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xs=hr,ke={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"strin\
g"},type:{type:"string",const:"job"}}};function hr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=hr.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:ke.required,parentSchema:ke,data:s};e===
null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:ke.required,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ke,
data:s};e===null?e=[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ke.properties.id.type,parentSchema:ke.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:ke.properties.type.type,parentSchema:ke.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="job"){let t={instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"job"},message:"must be equal to constant",schema:"job",parentSchema:ke.properties.type,data:r};e===
null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ke.type,parentSchema:ke,
data:s};e===null?e=[r]:e.push(r),p++}return hr.errors=e,p===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var w=yr,R={type:"object",additionalProperties:!1,
required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"uri"},title:{type:"string"},status:{type:"integer",minimum:400,
maximum:599},detail:{type:"string"},code:{type:"string"},errors:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Fault"}}}},le={type:"object",additionalProperties:!1,
required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{type:"string"},detail:{type:"string"}}};function ot(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ot.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.pointer===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"},
message:"must have required property 'pointer'",schema:le.required,parentSchema:le,data:s};e===null?e=[r]:e.push(r),p++}if(s.code===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'",schema:le.required,parentSchema:le,data:s};
e===null?e=[r]:e.push(r),p++}if(s.detail===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"m\
ust have required property 'detail'",schema:le.required,parentSchema:le,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="pointer"||r==="code"||r===
"detail")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:le,data:s};e===null?e=[t]:e.push(t),p++}if(s.pointer!==void 0){let r=s.pointer;if(typeof r!="string"){let t={instancePath:i+
"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string",schema:le.properties.pointer.type,parentSchema:le.
properties.pointer,data:r};e===null?e=[t]:e.push(t),p++}}if(s.code!==void 0){let r=s.code;if(typeof r!="string"){let t={instancePath:i+"/code",schemaPath:"#/pro\
perties/code/type",keyword:"type",params:{type:"string"},message:"must be string",schema:le.properties.code.type,parentSchema:le.properties.code,data:r};e===null?
e=[t]:e.push(t),p++}}if(s.detail!==void 0){let r=s.detail;if(typeof r!="string"){let t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:le.properties.detail.type,parentSchema:le.properties.detail,data:r};e===null?e=[t]:e.push(t),p++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,data:s};e===null?e=[r]:e.
push(r),p++}return ot.errors=e,p===0}ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requi\
red property 'type'",schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),p++}if(s.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"},message:"must have required property 'title'",schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),p++}if(s.
status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status\
'",schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),p++}if(s.detail===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"detail"},message:"must have required property 'detail'",schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),p++}if(s.code===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'",schema:R.required,
parentSchema:R,data:s};e===null?e=[r]:e.push(r),p++}if(s.errors===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"},message:"must have required property 'errors'",schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="type"||r===
"title"||r==="status"||r==="detail"||r==="code"||r==="errors")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:R,data:s};e===null?e=[t]:e.push(t),p++}if(s.type!==void 0){let r=s.type;
if(typeof r=="string"){if(!Ot(r)){let t={instancePath:i+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format:"uri"},message:'must match\
 format "uri"',schema:"uri",parentSchema:R.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"},message:"must be string",schema:R.properties.type.type,parentSchema:R.properties.type,data:r};e===null?e=[t]:e.push(
t),p++}}if(s.title!==void 0){let r=s.title;if(typeof r!="string"){let t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:R.properties.title.type,parentSchema:R.properties.title,data:r};e===null?e=[t]:e.push(t),p++}}if(s.status!==void 0){let r=s.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:R.properties.status.type,parentSchema:R.properties.status,data:r};e===null?e=[t]:e.push(t),p++}if(typeof r=="number"&&
isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:R.properties.status,data:r};e===null?e=[t]:e.push(t),p++}if(r<400||isNaN(r)){let t={instancePath:i+"/status",schemaPath:"\
#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400",schema:400,parentSchema:R.properties.status,data:r};e===
null?e=[t]:e.push(t),p++}}}if(s.detail!==void 0){let r=s.detail;if(typeof r!="string"){let t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:R.properties.detail.type,parentSchema:R.properties.detail,data:r};e===null?e=[t]:e.push(t),p++}}if(s.
code!==void 0){let r=s.code;if(typeof r!="string"){let t={instancePath:i+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:R.properties.code.type,parentSchema:R.properties.code,data:r};e===null?e=[t]:e.push(t),p++}}if(s.errors!==void 0){let r=s.errors;if(Array.
isArray(r)){let t=r.length;for(let a=0;a<t;a++)ot(r[a],{instancePath:i+"/errors/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?
ot.errors:S(e,ot.errors),p=e.length)}else{let t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"mu\
st be array",schema:R.properties.errors.type,parentSchema:R.properties.errors,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:R.type,parentSchema:R,data:s};e===null?e=[r]:e.push(r),p++}return yr.errors=e,p===0}yr.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var da=cr,J={type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},
copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{
type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{
anyOf:[{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"},{type:"null"}]}}},M={type:"object",additionalProperties:!1,properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{anyOf:[{$ref:"standin://flat/schemas#/$defs/FocalPoi\
nt"},{type:"null"}]}}};function Me(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Me.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custo\
m_data"||t==="focal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"mus\
t NOT have additional properties",schema:!1,parentSchema:M,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){
let a={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:M.properties.title.type},message:"must be string,null",schema:M.
properties.title.type,parentSchema:M.properties.title,data:t};e===null?e=[a]:e.push(a),p++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let a={
instancePath:i+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:M.properties.alt.type},message:"must be string,null",schema:M.properties.alt.
type,parentSchema:M.properties.alt,data:t};e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let a={instancePath:i+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.
custom_data.type,parentSchema:M.properties.custom_data,data:t};e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==void 0){let t=s.focal_point,a=p,o=!1,u=p;je(t,{instancePath:i+
"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:y,dynamicAnchors:f})||(e=e===null?je.errors:S(e,je.errors),p=e.length);var r=u===p;o=o||r;
let m=p;if(t!==null){let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must b\
e null",schema:M.properties.focal_point.anyOf[1].type,parentSchema:M.properties.focal_point.anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,
o)p=a,e!==null&&(a?e.length=a:e=null);else{let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/anyOf",keyword:"anyOf",params:{},message:"m\
ust match a schema in anyOf",schema:M.properties.focal_point.anyOf,parentSchema:M.properties.focal_point,data:t};e===null?e=[l]:e.push(l),p++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:s};e===null?e=[t]:e.push(t),p++}return Me.errors=
e,p===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!se.
call(J.properties,t)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:J,data:s};e===null?e=[a]:e.push(a),p++}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){let a={instancePath:i+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.path.type,parentSchema:J.properties.
path,data:t};e===null?e=[a]:e.push(a),p++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let a={instancePath:i+"/basename",schemaPath:"#/prope\
rties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.basename.type,parentSchema:J.properties.basename,data:t};
e===null?e=[a]:e.push(a),p++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/copyright",schemaPath:"#/prope\
rties/copyright/type",keyword:"type",params:{type:J.properties.copyright.type},message:"must be string,null",schema:J.properties.copyright.type,parentSchema:J.properties.
copyright,data:t};e===null?e=[a]:e.push(a),p++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/author",schemaPath:"\
#/properties/author/type",keyword:"type",params:{type:J.properties.author.type},message:"must be string,null",schema:J.properties.author.type,parentSchema:J.properties.
author,data:t};e===null?e=[a]:e.push(a),p++}}if(s.notes!==void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/notes",schemaPath:"#/pr\
operties/notes/type",keyword:"type",params:{type:J.properties.notes.type},message:"must be string,null",schema:J.properties.notes.type,parentSchema:J.properties.
notes,data:t};e===null?e=[a]:e.push(a),p++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){let u=t[o];if(typeof u!="s\
tring"){let m={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.
tags.items.type,parentSchema:J.properties.tags.items,data:u};e===null?e=[m]:e.push(m),p++}}}else{let a={instancePath:i+"/tags",schemaPath:"#/properties/tags/typ\
e",keyword:"type",params:{type:"array"},message:"must be array",schema:J.properties.tags.type,parentSchema:J.properties.tags,data:t};e===null?e=[a]:e.push(a),p++}}
if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t)Me(t[a],{instancePath:i+"/defaul\
t_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?Me.errors:S(e,Me.errors),
p=e.length);else{let a={instancePath:i+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:J.properties.default_field_metadata.type,parentSchema:J.properties.default_field_metadata,data:t};e===null?e=[a]:e.push(a),p++}}if(s.creator!==
void 0&&(Ae(s.creator,{instancePath:i+"/creator",parentData:s,parentDataProperty:"creator",rootData:y,dynamicAnchors:f})||(e=e===null?Ae.errors:S(e,Ae.errors),p=
e.length)),s.upload_collection!==void 0){let t=s.upload_collection,a=p,o=!1,u=p;H(t,{instancePath:i+"/upload_collection",parentData:s,parentDataProperty:"upload\
_collection",rootData:y,dynamicAnchors:f})||(e=e===null?H.errors:S(e,H.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={instancePath:i+"/uploa\
d_collection",schemaPath:"#/properties/upload_collection/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:J.properties.upload_collection.
anyOf[1].type,parentSchema:J.properties.upload_collection.anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=a:e=null);else{
let l={instancePath:i+"/upload_collection",schemaPath:"#/properties/upload_collection/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:J.
properties.upload_collection.anyOf,parentSchema:J.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),p++}}}else{let t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:J.type,parentSchema:J,data:s};e===null?e=[t]:e.push(t),p++}return cr.errors=e,p===0}cr.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ha=fr,W={type:"object",additionalProperties:!1,required:["path"],properties:{id:{type:"string",pattern:"\
^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","nu\
ll"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpd\
ate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{anyOf:[{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"},{type:"\
null"}]}}},Yr=new RegExp("^[A-Za-z0-9_-]{22}$","u");function fr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:W.required,parentSchema:W,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(!se.call(W.properties,t)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:W,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let t=s.
id;if(typeof t=="string"){if(!Yr.test(t)){let a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}\
$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:W.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}else{let a={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.id.type,parentSchema:W.
properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){let a={instancePath:i+"/path",schemaPath:"#/properti\
es/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.path.type,parentSchema:W.properties.path,data:t};e===null?e=[a]:
e.push(a),p++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let a={instancePath:i+"/basename",schemaPath:"#/properties/basename/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:W.properties.basename.type,parentSchema:W.properties.basename,data:t};e===null?e=[a]:e.push(a),p++}}
if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"\
type",params:{type:W.properties.copyright.type},message:"must be string,null",schema:W.properties.copyright.type,parentSchema:W.properties.copyright,data:t};e===
null?e=[a]:e.push(a),p++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/author",schemaPath:"#/properties/author/\
type",keyword:"type",params:{type:W.properties.author.type},message:"must be string,null",schema:W.properties.author.type,parentSchema:W.properties.author,data:t};
e===null?e=[a]:e.push(a),p++}}if(s.notes!==void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/notes",schemaPath:"#/properties/notes/\
type",keyword:"type",params:{type:W.properties.notes.type},message:"must be string,null",schema:W.properties.notes.type,parentSchema:W.properties.notes,data:t};
e===null?e=[a]:e.push(a),p++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){let u=t[o];if(typeof u!="string"){let m={
instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.tags.items.
type,parentSchema:W.properties.tags.items,data:u};e===null?e=[m]:e.push(m),p++}}}else{let a={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:W.properties.tags.type,parentSchema:W.properties.tags,data:t};e===null?e=[a]:e.push(a),p++}}if(s.default_field_metadata!==
void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t)Me(t[a],{instancePath:i+"/default_field_metadata/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?Me.errors:S(e,Me.errors),p=e.length);else{let a={instancePath:i+
"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.properties.
default_field_metadata.type,parentSchema:W.properties.default_field_metadata,data:t};e===null?e=[a]:e.push(a),p++}}if(s.creator!==void 0&&(Ae(s.creator,{instancePath:i+
"/creator",parentData:s,parentDataProperty:"creator",rootData:y,dynamicAnchors:f})||(e=e===null?Ae.errors:S(e,Ae.errors),p=e.length)),s.upload_collection!==void 0){
let t=s.upload_collection,a=p,o=!1,u=p;H(t,{instancePath:i+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:f})||
(e=e===null?H.errors:S(e,H.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={instancePath:i+"/upload_collection",schemaPath:"#/properties/uploa\
d_collection/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:W.properties.upload_collection.anyOf[1].type,parentSchema:W.properties.
upload_collection.anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=a:e=null);else{let l={instancePath:i+"/upload_\
collection",schemaPath:"#/properties/upload_collection/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:W.properties.upload_collection.
anyOf,parentSchema:W.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:W.type,parentSchema:W,data:s};e===null?e=[t]:e.push(t),p++}return fr.errors=e,p===0}fr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ya=br,ze={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Qe={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{
type:"integer",minimum:0}}};function de(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=de.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},message:"must have required property 'total_count'",schema:Qe.required,parentSchema:Qe,
data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="total_count"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Qe,data:s};e===null?e=[t]:e.push(t),p++}if(s.total_count!==
void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/total_count",schemaPath:"#/properties/total_count/\
type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Qe.properties.total_count.type,parentSchema:Qe.properties.total_count,data:r};e===
null?e=[t]:e.push(t),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/total_count",schemaPath:"#/properties/total_count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Qe.properties.total_count,data:r};e===null?e=[t]:e.push(t),p++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Qe.type,parentSchema:Qe,data:s};e===null?e=[r]:e.
push(r),p++}return de.errors=e,p===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function br(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requi\
red property 'data'",schema:ze.required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),p++}if(s.meta===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:ze.required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)
if(!(r==="data"||r==="meta")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:ze,data:s};e===null?e=[t]:e.push(t),p++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.
length;for(let a=0;a<t;a++)rt(r[a],{instancePath:i+"/data/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?rt.errors:S(e,rt.errors),
p=e.length)}else{let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ze.properties.
data.type,parentSchema:ze.properties.data,data:r};e===null?e=[t]:e.push(t),p++}}s.meta!==void 0&&(de(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:y,dynamicAnchors:f})||(e=e===null?de.errors:S(e,de.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ze.type,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),p++}return br.errors=e,p===0}br.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ca=gr,Q={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{id:{type:"string"},type:{type:"st\
ring",const:"upload_request"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}};function gr(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'",schema:Q.required,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Q.required,parentSchema:Q,data:s};e===null?e=
[r]:e.push(r),p++}if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required\
 property 'url'",schema:Q.required,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_headers===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:Q.required,parentSchema:Q,data:s};
e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="url"||r==="request_headers")){let t={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Q,data:s};e===null?e=[t]:e.
push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"strin\
g"},message:"must be string",schema:Q.properties.id.type,parentSchema:Q.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.type.
type,parentSchema:Q.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="upload_request"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/co\
nst",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equal to constant",schema:"upload_request",parentSchema:Q.properties.type,data:r};e===
null?e=[t]:e.push(t),p++}}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!Ot(r)){let t={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:Q.properties.url,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.url.type,parentSchema:Q.properties.
url,data:r};e===null?e=[t]:e.push(t),p++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];
if(typeof a!="string"){let o={instancePath:i+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalPro\
perties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.request_headers.additionalProperties.type,parentSchema:Q.properties.
request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let t={instancePath:i+"/request_headers",schemaPath:"#/properties/request_header\
s/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.properties.request_headers.type,parentSchema:Q.properties.request_headers,data:r};
e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,
data:s};e===null?e=[r]:e.push(r),p++}return gr.errors=e,p===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fa=_r,zt={type:"object",additionalProperties:!1,
properties:{filename:{type:"string"}}};function _r(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=_r.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!=="filename"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:zt,data:s};e===null?e=[t]:e.push(t),p++}if(s.filename!==void 0){let r=s.filename;if(typeof r!="string"){let t={instancePath:i+"/filename",schemaPath:"\
#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:zt.properties.filename.type,parentSchema:zt.properties.filename,
data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:zt.type,
parentSchema:zt,data:s};e===null?e=[r]:e.push(r),p++}return _r.errors=e,p===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var or=st,D={type:"object",
additionalProperties:!1,required:["id","type","name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_ve\
rsion","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},name:{type:"string"},url:{type:"string"},custom_payload:{
type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEven\
t"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{
type:"boolean"},auto_retry:{type:"boolean"}}},X={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"sta\
ndin://flat/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{
$ref:"standin://flat/schemas#/$defs/WebhookEventFilter"}}}},Et={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode",
"sso_user","cda_cache_tags"]};function he(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=he.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Et.type,parentSchema:Et,data:s};e===null?e=[r]:e.push(r),p++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build\
_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Et.
enum},message:"must be equal to one of the allowed values",schema:Et.enum,parentSchema:Et,data:s};e===null?e=[r]:e.push(r),p++}return he.errors=e,p===0}he.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Ft={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","de\
ploy_failed","change","invalidate"]};function ye(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ye.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Ft.type,parentSchema:Ft,data:s};e===null?e=[r]:e.push(r),p++}if(!(s==="create"||s==="update"||s==="delete"||s==="\
publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ft.enum},message:"must be equal to one of the allowed values",schema:Ft.enum,parentSchema:Ft,data:s};e===
null?e=[r]:e.push(r),p++}return ye.errors=e,p===0}ye.evaluated={dynamicProps:!1,dynamicItems:!1};var pe={type:"object",additionalProperties:!1,required:["entity\
_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",
minItems:1,items:{type:"string"}}}};function Le(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Le.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:pe.required,parentSchema:pe,
data:s};e===null?e=[r]:e.push(r),p++}if(s.entity_ids===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_\
ids"},message:"must have required property 'entity_ids'",schema:pe.required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="entity\
_type"||r==="entity_ids")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must \
NOT have additional properties",schema:!1,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),p++}if(s.entity_type!==void 0){let r=s.entity_type;if(typeof r!="stri\
ng"){let t={instancePath:i+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.
entity_type.type,parentSchema:pe.properties.entity_type,data:r};e===null?e=[t]:e.push(t),p++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environ\
ment"||r==="environment_type")){let t={instancePath:i+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:pe.properties.
entity_type.enum},message:"must be equal to one of the allowed values",schema:pe.properties.entity_type.enum,parentSchema:pe.properties.entity_type,data:r};e===
null?e=[t]:e.push(t),p++}}if(s.entity_ids!==void 0){let r=s.entity_ids;if(Array.isArray(r)){if(r.length<1){let a={instancePath:i+"/entity_ids",schemaPath:"#/pro\
perties/entity_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:pe.properties.entity_ids,data:r};
e===null?e=[a]:e.push(a),p++}let t=r.length;for(let a=0;a<t;a++){let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/entity_ids/"+a,schemaPath:"#/properti\
es/entity_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.entity_ids.items.type,parentSchema:pe.properties.entity_ids.
items,data:o};e===null?e=[u]:e.push(u),p++}}}else{let t={instancePath:i+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:pe.properties.entity_ids.type,parentSchema:pe.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),p++}return Le.
errors=e,p===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=De.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_typ\
e'",schema:X.required,parentSchema:X,data:s};e===null?e=[r]:e.push(r),p++}if(s.event_types===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"event_types"},message:"must have required property 'event_types'",schema:X.required,parentSchema:X,data:s};e===null?e=[r]:e.push(
r),p++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:X,data:s};e===null?e=[t]:e.push(t),p++}if(s.entity_type!==
void 0&&(he(s.entity_type,{instancePath:i+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:y,dynamicAnchors:f})||(e=e===null?he.errors:S(e,
he.errors),p=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)ye(r[a],{instancePath:i+"/event_type\
s/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?ye.errors:S(e,ye.errors),p=e.length)}else{let t={instancePath:i+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},message:"must be array",schema:X.properties.event_types.type,parentSchema:X.properties.
event_types,data:r};e===null?e=[t]:e.push(t),p++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:i+"/filters",schemaPath:"\
#/properties/filters/type",keyword:"type",params:{type:X.properties.filters.type},message:"must be array,null",schema:X.properties.filters.type,parentSchema:X.properties.
filters,data:r};e===null?e=[t]:e.push(t),p++}if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Le(r[a],{instancePath:i+"/filters/"+a,parentData:r,parentDataProperty:a,
rootData:y,dynamicAnchors:f})||(e=e===null?Le.errors:S(e,Le.errors),p=e.length)}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object",schema:X.type,parentSchema:X,data:s};e===null?e=[r]:e.push(r),p++}return De.errors=e,p===0}De.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function st(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=st.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:D.required,
parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}if(s.url===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:D.required,parentSchema:D,data:s};e===
null?e=[r]:e.push(r),p++}if(s.custom_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},
message:"must have required property 'custom_payload'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:D.required,parentSchema:D,data:s};
e===null?e=[r]:e.push(r),p++}if(s.events===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"m\
ust have required property 'events'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}if(s.http_basic_user===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:D.required,
parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}if(s.http_basic_password===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(
r),p++}if(s.enabled===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required pr\
operty 'enabled'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}if(s.payload_api_version===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",schema:D.required,parentSchema:D,
data:s};e===null?e=[r]:e.push(r),p++}if(s.nested_items_in_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
nested_items_in_payload"},message:"must have required property 'nested_items_in_payload'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}
if(s.auto_retry===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_retry"},message:"must have required pro\
perty 'auto_retry'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!se.call(D.properties,r)){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:D,data:s};
e===null?e=[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:D.properties.id.type,parentSchema:D.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.
properties.type.type,parentSchema:D.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook"){let t={instancePath:i+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:D.properties.type,data:r};e===null?
e=[t]:e.push(t),p++}}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:D.properties.name.type,parentSchema:D.properties.name,data:r};e===null?e=[t]:e.push(t),p++}}if(s.url!==void 0){let r=s.
url;if(typeof r!="string"){let t={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.
properties.url.type,parentSchema:D.properties.url,data:r};e===null?e=[t]:e.push(t),p++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="strin\
g"&&r!==null){let t={instancePath:i+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:D.properties.custom_payload.type},
message:"must be string,null",schema:D.properties.custom_payload.type,parentSchema:D.properties.custom_payload,data:r};e===null?e=[t]:e.push(t),p++}}if(s.headers!==
void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:i+"/headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.
properties.headers.additionalProperties.type,parentSchema:D.properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let t={instancePath:i+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.properties.headers.type,parentSchema:D.
properties.headers,data:r};e===null?e=[t]:e.push(t),p++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)De(r[a],{instancePath:i+
"/events/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?De.errors:S(e,De.errors),p=e.length)}else{let t={instancePath:i+"/even\
ts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:D.properties.events.type,parentSchema:D.properties.
events,data:r};e===null?e=[t]:e.push(t),p++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:D.properties.http_basic_user.type},message:"must be string,null",schema:D.
properties.http_basic_user.type,parentSchema:D.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),p++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:D.properties.
http_basic_password.type},message:"must be string,null",schema:D.properties.http_basic_password.type,parentSchema:D.properties.http_basic_password,data:r};e===null?
e=[t]:e.push(t),p++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:D.properties.enabled.type,parentSchema:D.properties.enabled,data:r};e===null?e=[t]:e.push(t),p++}}
if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:i+"/payload_api_version",schemaPath:"#/properties/payl\
oad_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.payload_api_version.type,parentSchema:D.properties.payload_api_version,
data:r};e===null?e=[t]:e.push(t),p++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;if(typeof r!="boolean"){let t={instancePath:i+"/nes\
ted_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:D.properties.
nested_items_in_payload.type,parentSchema:D.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),p++}}if(s.auto_retry!==void 0){let r=s.auto_retry;
if(typeof r!="boolean"){let t={instancePath:i+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be bo\
olean",schema:D.properties.auto_retry.type,parentSchema:D.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}return st.errors=e,p===0}
st.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ba=Pr,V={type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},
custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$\
defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"s\
tring"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function Pr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!se.
call(V.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:V,data:s};e===null?e=[t]:e.push(t),p++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.name.type,parentSchema:V.properties.
name,data:r};e===null?e=[t]:e.push(t),p++}}if(s.url!==void 0){let r=s.url;if(typeof r!="string"){let t={instancePath:i+"/url",schemaPath:"#/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.url.type,parentSchema:V.properties.url,data:r};e===null?e=[t]:e.push(t),p++}}
if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/custom_payload",schemaPath:"#/properties/custom_pa\
yload/type",keyword:"type",params:{type:V.properties.custom_payload.type},message:"must be string,null",schema:V.properties.custom_payload.type,parentSchema:V.properties.
custom_payload,data:r};e===null?e=[t]:e.push(t),p++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];
if(typeof a!="string"){let o={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:V.properties.headers.additionalProperties.type,parentSchema:V.properties.headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),p++}}else{let t={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:V.properties.headers.type,parentSchema:V.properties.headers,data:r};e===null?e=[t]:e.push(t),p++}}if(s.events!==void 0){let r=s.events;if(Array.
isArray(r)){let t=r.length;for(let a=0;a<t;a++)De(r[a],{instancePath:i+"/events/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?
De.errors:S(e,De.errors),p=e.length)}else{let t={instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"mu\
st be array",schema:V.properties.events.type,parentSchema:V.properties.events,data:r};e===null?e=[t]:e.push(t),p++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:V.properties.
http_basic_user.type},message:"must be string,null",schema:V.properties.http_basic_user.type,parentSchema:V.properties.http_basic_user,data:r};e===null?e=[t]:e.
push(t),p++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/http_basic_password",schemaPath:"\
#/properties/http_basic_password/type",keyword:"type",params:{type:V.properties.http_basic_password.type},message:"must be string,null",schema:V.properties.http_basic_password.
type,parentSchema:V.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),p++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:i+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:V.properties.enabled.type,parentSchema:V.
properties.enabled,data:r};e===null?e=[t]:e.push(t),p++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:i+
"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.payload_api_version.
type,parentSchema:V.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),p++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;
if(typeof r!="boolean"){let t={instancePath:i+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:V.properties.nested_items_in_payload.type,parentSchema:V.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(
t),p++}}if(s.auto_retry!==void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:i+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:V.properties.auto_retry.type,parentSchema:V.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),
p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:V.type,parentSchema:V,data:s};e===null?
e=[r]:e.push(r),p++}return Pr.errors=e,p===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ga=qr,T={type:"object",additionalProperties:!1,required:[
"name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:[
"string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function qr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:T.required,parentSchema:T,data:s};
e===null?e=[r]:e.push(r),p++}if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'",schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),p++}if(s.custom_payload===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:T.required,parentSchema:T,
data:s};e===null?e=[r]:e.push(r),p++}if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},
message:"must have required property 'headers'",schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),p++}if(s.events===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:T.required,parentSchema:T,data:s};
e===null?e=[r]:e.push(r),p++}if(s.http_basic_user===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic\
_user"},message:"must have required property 'http_basic_user'",schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),p++}if(s.http_basic_password===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'ht\
tp_basic_password'",schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!se.call(T.properties,r)){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:s};
e===null?e=[t]:e.push(t),p++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.name.type,parentSchema:T.properties.name,data:r};e===null?e=[t]:e.push(t),p++}}if(s.url!==
void 0){let r=s.url;if(typeof r!="string"){let t={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must b\
e string",schema:T.properties.url.type,parentSchema:T.properties.url,data:r};e===null?e=[t]:e.push(t),p++}}if(s.custom_payload!==void 0){let r=s.custom_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:T.properties.
custom_payload.type},message:"must be string,null",schema:T.properties.custom_payload.type,parentSchema:T.properties.custom_payload,data:r};e===null?e=[t]:e.push(
t),p++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:i+
"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:T.properties.headers.additionalProperties.type,parentSchema:T.properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{
let t={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.properties.headers.
type,parentSchema:T.properties.headers,data:r};e===null?e=[t]:e.push(t),p++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let a=0;a<
t;a++)De(r[a],{instancePath:i+"/events/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?De.errors:S(e,De.errors),p=e.length)}else{
let t={instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:T.properties.events.type,
parentSchema:T.properties.events,data:r};e===null?e=[t]:e.push(t),p++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={
instancePath:i+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:T.properties.http_basic_user.type},message:"must be\
 string,null",schema:T.properties.http_basic_user.type,parentSchema:T.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),p++}}if(s.http_basic_password!==
void 0){let r=s.http_basic_password;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/http_basic_password",schemaPath:"#/properties/http_basic_password/t\
ype",keyword:"type",params:{type:T.properties.http_basic_password.type},message:"must be string,null",schema:T.properties.http_basic_password.type,parentSchema:T.
properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),p++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:i+"/enab\
led",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.enabled.type,parentSchema:T.properties.
enabled,data:r};e===null?e=[t]:e.push(t),p++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:i+"/payl\
oad_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.payload_api_version.
type,parentSchema:T.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),p++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;
if(typeof r!="boolean"){let t={instancePath:i+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:T.properties.nested_items_in_payload.type,parentSchema:T.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(
t),p++}}if(s.auto_retry!==void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:i+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.auto_retry.type,parentSchema:T.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),
p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:s};e===null?
e=[r]:e.push(r),p++}return qr.errors=e,p===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _a=kr,Ee={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Webhook"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function kr(s,{
instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Ee.required,parentSchema:Ee,data:s};e===null?e=[r]:e.push(r),p++}if(s.meta===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ee.required,parentSchema:Ee,data:s};
e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ee,data:s};e===null?e=[t]:e.push(t),p++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)st(r[a],{instancePath:i+"/data/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||
(e=e===null?st.errors:S(e,st.errors),p=e.length)}else{let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:Ee.properties.data.type,parentSchema:Ee.properties.data,data:r};e===null?e=[t]:e.push(t),p++}}s.meta!==void 0&&(de(s.meta,{instancePath:i+
"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:f})||(e=e===null?de.errors:S(e,de.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ee.type,parentSchema:Ee,data:s};e===null?e=[r]:e.push(r),p++}return kr.errors=e,p===
0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pa=wr,Fe={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"a\
rray",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},b={type:"object",additionalProperties:!1,
required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","\
response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","remark","attempts"],properties:{id:{type:"string"},type:{
type:"string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"\
string"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas#/$defs/EventType"},created_at:{type:"string",format:"\
date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"stand\
in://flat/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},remark:{type:["string","null"]},attempts:{type:"array",items:{$ref:"standin\
://flat/schemas#/$defs/WebhookCallAttempt"}}}},Ut={type:"string",enum:["pending","success","failed","rescheduled"]};function Be(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ut.type,parentSchema:Ut,data:s};e===null?
e=[r]:e.push(r),p++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ut.
enum},message:"must be equal to one of the allowed values",schema:Ut.enum,parentSchema:Ut,data:s};e===null?e=[r]:e.push(r),p++}return Be.errors=e,p===0}Be.evaluated=
{dynamicProps:!1,dynamicItems:!1};var N={type:"object",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload",
"response_status","response_headers","response_payload","failure_reason","remark"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"stri\
ng",enum:["event","retry","resend"]},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"str\
ing"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string",
"null"]},failure_reason:{type:["string","null"]},remark:{type:["string","null"]}}};function Je(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.attempted_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_at"},message:"must have requ\
ired property 'attempted_at'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}if(s.cause===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"cause"},message:"must have required property 'cause'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:
e.push(r),p++}if(s.request_url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},message:"must h\
ave required property 'request_url'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:N.required,
parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},message:"must have required property 'request_payload'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}if(s.response_status===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"must have required property 'respon\
se_status'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}if(s.response_headers===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:N.required,parentSchema:N,data:s};
e===null?e=[r]:e.push(r),p++}if(s.response_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_\
payload"},message:"must have required property 'response_payload'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}if(s.failure_reason===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},message:"must have required property 'failure_reason'",
schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}if(s.remark===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"remark"},message:"must have required property 'remark'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!se.
call(N.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:N,data:s};e===null?e=[t]:e.push(t),p++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){
if(!te.test(r)){let t={instancePath:i+"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},message:'must m\
atch format "date-time"',schema:"date-time",parentSchema:N.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+"/attempted_\
at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.attempted_at.type,parentSchema:N.
properties.attempted_at,data:r};e===null?e=[t]:e.push(t),p++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={instancePath:i+"/cause",schemaPath:"\
#/properties/cause/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.cause.type,parentSchema:N.properties.cause,data:r};e===
null?e=[t]:e.push(t),p++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:i+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{
allowedValues:N.properties.cause.enum},message:"must be equal to one of the allowed values",schema:N.properties.cause.enum,parentSchema:N.properties.cause,data:r};
e===null?e=[t]:e.push(t),p++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:i+"/request_url",schemaPath:"#/propertie\
s/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_url.type,parentSchema:N.properties.request_url,data:r};
e===null?e=[t]:e.push(t),p++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!=
"string"){let o={instancePath:i+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_headers.additionalProperties.type,parentSchema:N.properties.request_headers.
additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let t={instancePath:i+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:N.properties.request_headers.type,parentSchema:N.properties.request_headers,data:r};e===null?e=[t]:
e.push(t),p++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:i+"/request_payload",schemaPath:"#/properties/r\
equest_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_payload.type,parentSchema:N.properties.request_payload,
data:r};e===null?e=[t]:e.push(t),p++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let t={instancePath:i+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:N.properties.response_status.type},message:"\
must be integer,null",schema:N.properties.response_status.type,parentSchema:N.properties.response_status,data:r};e===null?e=[t]:e.push(t),p++}}if(s.response_headers!==
void 0){let r=s.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:i+"/response_headers",schemaPath:"#/properties/re\
sponse_headers/type",keyword:"type",params:{type:N.properties.response_headers.type},message:"must be object,null",schema:N.properties.response_headers.type,parentSchema:N.
properties.response_headers,data:r};e===null?e=[t]:e.push(t),p++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={
instancePath:i+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:N.properties.response_headers.additionalProperties.type,parentSchema:N.properties.response_headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),p++}}}if(s.response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/respons\
e_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:N.properties.response_payload.type},message:"must be string,null",schema:N.
properties.response_payload.type,parentSchema:N.properties.response_payload,data:r};e===null?e=[t]:e.push(t),p++}}if(s.failure_reason!==void 0){let r=s.failure_reason;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:N.properties.
failure_reason.type},message:"must be string,null",schema:N.properties.failure_reason.type,parentSchema:N.properties.failure_reason,data:r};e===null?e=[t]:e.push(
t),p++}}if(s.remark!==void 0){let r=s.remark;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/remark",schemaPath:"#/properties/remark/type",keyword:"typ\
e",params:{type:N.properties.remark.type},message:"must be string,null",schema:N.properties.remark.type,parentSchema:N.properties.remark,data:r};e===null?e=[t]:
e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:s};
e===null?e=[r]:e.push(r),p++}return Je.errors=e,p===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nt(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=nt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.
webhook===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webh\
ook'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.entity_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(
r),p++}if(s.event_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have requi\
red property 'event_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.created_at===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:b.required,parentSchema:b,data:s};e===
null?e=[r]:e.push(r),p++}if(s.request_url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},message:"\
must have required property 'request_url'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:b.required,
parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},message:"must have required property 'request_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.response_status===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"must have required property 'respon\
se_status'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.response_headers===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),p++}if(s.response_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_\
payload"},message:"must have required property 'response_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.attempted_auto_retries_count===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required pro\
perty 'attempted_auto_retries_count'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.last_sent_at===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'last_sent_at'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),p++}if(s.next_retry_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_a\
t"},message:"must have required property 'next_retry_at'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.status===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),p++}if(s.failure_reason===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_rea\
son"},message:"must have required property 'failure_reason'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.remark===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remark"},message:"must have required property 'remark'",schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),p++}if(s.attempts===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},
message:"must have required property 'attempts'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!se.call(b.properties,r)){
let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.id.type,parentSchema:b.properties.id,data:r};e===null?e=
[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:b.properties.type.type,parentSchema:b.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook_call"){
let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"\
webhook_call",parentSchema:b.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0){let t={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'",schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),p++}if(r.id===void 0){
let t={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},message:"must have required propert\
y 'id'",schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),p++}for(let t in r)if(!(t==="type"||t==="id")){let a={
instancePath:i+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT \
have additional properties",schema:!1,parentSchema:b.properties.webhook,data:r};e===null?e=[a]:e.push(a),p++}if(r.type!==void 0){let t=r.type;if(typeof t!="stri\
ng"){let a={instancePath:i+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.webhook.properties.type,data:t};e===null?e=[a]:e.push(a),p++}if(t!=="webhook"){let a={
instancePath:i+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to\
 constant",schema:"webhook",parentSchema:b.properties.webhook.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(r.id!==void 0){let t=r.id;if(typeof t!="s\
tring"){let a={instancePath:i+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i+
"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.webhook.type,parentSchema:b.
properties.webhook,data:r};e===null?e=[t]:e.push(t),p++}}if(s.entity_type!==void 0&&(he(s.entity_type,{instancePath:i+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:y,dynamicAnchors:f})||(e=e===null?he.errors:S(e,he.errors),p=e.length)),s.event_type!==void 0&&(ye(s.event_type,{instancePath:i+"/event_ty\
pe",parentData:s,parentDataProperty:"event_type",rootData:y,dynamicAnchors:f})||(e=e===null?ye.errors:S(e,ye.errors),p=e.length)),s.created_at!==void 0){let r=s.
created_at;if(typeof r=="string"){if(!te.test(r)){let t={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.created_at,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.created_at.type,parentSchema:b.
properties.created_at,data:r};e===null?e=[t]:e.push(t),p++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:i+"/reques\
t_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_url.type,parentSchema:b.
properties.request_url,data:r};e===null?e=[t]:e.push(t),p++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:i+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_headers.additionalProperties.
type,parentSchema:b.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let t={instancePath:i+"/request_headers",schemaPath:"\
#/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.request_headers.type,parentSchema:b.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),p++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:i+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_payload.type,
parentSchema:b.properties.request_payload,data:r};e===null?e=[t]:e.push(t),p++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.
properties.response_status.type},message:"must be integer,null",schema:b.properties.response_status.type,parentSchema:b.properties.response_status,data:r};e===null?
e=[t]:e.push(t),p++}}if(s.response_headers!==void 0){let r=s.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:i+"/\
response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.properties.response_headers.type},message:"must be object,null",
schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:r};e===null?e=[t]:e.push(t),p++}if(r&&typeof r=="object"&&!Array.isArray(
r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:i+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.response_headers.additionalProperties.
type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}}if(s.response_payload!==void 0){let r=s.response_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:b.properties.
response_payload.type},message:"must be string,null",schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,data:r};e===null?e=[t]:
e.push(t),p++}}if(s.attempted_auto_retries_count!==void 0){let r=s.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:i+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),p++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:b.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),
p++}}if(s.last_sent_at!==void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/last_sent_at",schemaPath:"#/properties/last_sent_\
at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},message:"must be string,null",schema:b.properties.last_sent_at.type,parentSchema:b.properties.
last_sent_at,data:r};e===null?e=[t]:e.push(t),p++}if(typeof r=="string"&&!te.test(r)){let t={instancePath:i+"/last_sent_at",schemaPath:"#/properties/last_sent_a\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.last_sent_at,data:r};
e===null?e=[t]:e.push(t),p++}}if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/next_retry_at",schemaPath:"\
#/properties/next_retry_at/type",keyword:"type",params:{type:b.properties.next_retry_at.type},message:"must be string,null",schema:b.properties.next_retry_at.type,
parentSchema:b.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),p++}if(typeof r=="string"&&!te.test(r)){let t={instancePath:i+"/next_retry_at",schemaPath:"\
#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.
next_retry_at,data:r};e===null?e=[t]:e.push(t),p++}}if(s.status!==void 0&&(Be(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:y,
dynamicAnchors:f})||(e=e===null?Be.errors:S(e,Be.errors),p=e.length)),s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={
instancePath:i+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.type},message:"must be st\
ring,null",schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:r};e===null?e=[t]:e.push(t),p++}}if(s.remark!==void 0){let r=s.
remark;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type:b.properties.remark.type},
message:"must be string,null",schema:b.properties.remark.type,parentSchema:b.properties.remark,data:r};e===null?e=[t]:e.push(t),p++}}if(s.attempts!==void 0){let r=s.
attempts;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Je(r[a],{instancePath:i+"/attempts/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||
(e=e===null?Je.errors:S(e,Je.errors),p=e.length)}else{let t={instancePath:i+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}return nt.errors=
e,p===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Fe.required,
parentSchema:Fe,data:s};e===null?e=[r]:e.push(r),p++}if(s.meta===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'",schema:Fe.required,parentSchema:Fe,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="data"||r===
"meta")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:Fe,data:s};e===null?e=[t]:e.push(t),p++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<
t;a++)nt(r[a],{instancePath:i+"/data/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?nt.errors:S(e,nt.errors),p=e.length)}else{
let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Fe.properties.data.type,parentSchema:Fe.
properties.data,data:r};e===null?e=[t]:e.push(t),p++}}s.meta!==void 0&&(de(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:f})||
(e=e===null?de.errors:S(e,de.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Fe.type,parentSchema:Fe,data:s};e===null?e=[r]:e.push(r),p++}return wr.errors=e,p===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qa=vr;function vr(s,{
instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),p++}if(s.webhook===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"\
must have required property 'webhook'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.entity_type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),p++}if(s.event_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"\
must have required property 'event_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.created_at===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),p++}if(s.request_url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reques\
t_url"},message:"must have required property 'request_url'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_headers===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_header\
s'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_payload"},message:"must have required property 'request_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=
[r]:e.push(r),p++}if(s.response_status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"\
must have required property 'response_status'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.response_headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:b.required,
parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.response_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
response_payload"},message:"must have required property 'response_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.attempted_auto_retries_count===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required pro\
perty 'attempted_auto_retries_count'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.last_sent_at===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'last_sent_at'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),p++}if(s.next_retry_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_a\
t"},message:"must have required property 'next_retry_at'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.status===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),p++}if(s.failure_reason===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_rea\
son"},message:"must have required property 'failure_reason'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.remark===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remark"},message:"must have required property 'remark'",schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),p++}if(s.attempts===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},
message:"must have required property 'attempts'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!se.call(b.properties,r)){
let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.id.type,parentSchema:b.properties.id,data:r};e===null?e=
[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:b.properties.type.type,parentSchema:b.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook_call"){
let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"\
webhook_call",parentSchema:b.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0){let t={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'",schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),p++}if(r.id===void 0){
let t={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},message:"must have required propert\
y 'id'",schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),p++}for(let t in r)if(!(t==="type"||t==="id")){let a={
instancePath:i+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT \
have additional properties",schema:!1,parentSchema:b.properties.webhook,data:r};e===null?e=[a]:e.push(a),p++}if(r.type!==void 0){let t=r.type;if(typeof t!="stri\
ng"){let a={instancePath:i+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.webhook.properties.type,data:t};e===null?e=[a]:e.push(a),p++}if(t!=="webhook"){let a={
instancePath:i+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to\
 constant",schema:"webhook",parentSchema:b.properties.webhook.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(r.id!==void 0){let t=r.id;if(typeof t!="s\
tring"){let a={instancePath:i+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i+
"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.webhook.type,parentSchema:b.
properties.webhook,data:r};e===null?e=[t]:e.push(t),p++}}if(s.entity_type!==void 0&&(he(s.entity_type,{instancePath:i+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:y,dynamicAnchors:f})||(e=e===null?he.errors:S(e,he.errors),p=e.length)),s.event_type!==void 0&&(ye(s.event_type,{instancePath:i+"/event_ty\
pe",parentData:s,parentDataProperty:"event_type",rootData:y,dynamicAnchors:f})||(e=e===null?ye.errors:S(e,ye.errors),p=e.length)),s.created_at!==void 0){let r=s.
created_at;if(typeof r=="string"){if(!te.test(r)){let t={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.created_at,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.created_at.type,parentSchema:b.
properties.created_at,data:r};e===null?e=[t]:e.push(t),p++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:i+"/reques\
t_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_url.type,parentSchema:b.
properties.request_url,data:r};e===null?e=[t]:e.push(t),p++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:i+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_headers.additionalProperties.
type,parentSchema:b.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let t={instancePath:i+"/request_headers",schemaPath:"\
#/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.request_headers.type,parentSchema:b.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),p++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:i+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.request_payload.type,
parentSchema:b.properties.request_payload,data:r};e===null?e=[t]:e.push(t),p++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.
properties.response_status.type},message:"must be integer,null",schema:b.properties.response_status.type,parentSchema:b.properties.response_status,data:r};e===null?
e=[t]:e.push(t),p++}}if(s.response_headers!==void 0){let r=s.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:i+"/\
response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.properties.response_headers.type},message:"must be object,null",
schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:r};e===null?e=[t]:e.push(t),p++}if(r&&typeof r=="object"&&!Array.isArray(
r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:i+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.response_headers.additionalProperties.
type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}}if(s.response_payload!==void 0){let r=s.response_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:b.properties.
response_payload.type},message:"must be string,null",schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,data:r};e===null?e=[t]:
e.push(t),p++}}if(s.attempted_auto_retries_count!==void 0){let r=s.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:i+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),p++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:b.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),
p++}}if(s.last_sent_at!==void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/last_sent_at",schemaPath:"#/properties/last_sent_\
at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},message:"must be string,null",schema:b.properties.last_sent_at.type,parentSchema:b.properties.
last_sent_at,data:r};e===null?e=[t]:e.push(t),p++}if(typeof r=="string"&&!te.test(r)){let t={instancePath:i+"/last_sent_at",schemaPath:"#/properties/last_sent_a\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.last_sent_at,data:r};
e===null?e=[t]:e.push(t),p++}}if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/next_retry_at",schemaPath:"\
#/properties/next_retry_at/type",keyword:"type",params:{type:b.properties.next_retry_at.type},message:"must be string,null",schema:b.properties.next_retry_at.type,
parentSchema:b.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),p++}if(typeof r=="string"&&!te.test(r)){let t={instancePath:i+"/next_retry_at",schemaPath:"\
#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.
next_retry_at,data:r};e===null?e=[t]:e.push(t),p++}}if(s.status!==void 0&&(Be(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:y,
dynamicAnchors:f})||(e=e===null?Be.errors:S(e,Be.errors),p=e.length)),s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={
instancePath:i+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.type},message:"must be st\
ring,null",schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:r};e===null?e=[t]:e.push(t),p++}}if(s.remark!==void 0){let r=s.
remark;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type:b.properties.remark.type},
message:"must be string,null",schema:b.properties.remark.type,parentSchema:b.properties.remark,data:r};e===null?e=[t]:e.push(t),p++}}if(s.attempts!==void 0){let r=s.
attempts;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Je(r[a],{instancePath:i+"/attempts/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||
(e=e===null?Je.errors:S(e,Je.errors),p=e.length)}else{let t={instancePath:i+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}return vr.errors=
e,p===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nr=at,Z={type:"object",additionalProperties:!1,required:["id","type","label","position","par\
ent","children"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{
anyOf:[{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"},{type:"null"}]},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload\
CollectionReference"}}}};function at(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=at.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:
e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}if(s.label===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}if(s.
position===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'po\
sition'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}if(s.parent===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"parent"},message:"must have required property 'parent'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}if(s.
children===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"},message:"must have required property 'ch\
ildren'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="label"||t==="position"||t==="paren\
t"||t==="children")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT ha\
ve additional properties",schema:!1,parentSchema:Z,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.id.type,parentSchema:Z.properties.id,
data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.type.type,parentSchema:Z.properties.type,data:t};e===null?e=[a]:e.push(a),p++}
if(t!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"\
must be equal to constant",schema:"upload_collection",parentSchema:Z.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.label!==void 0){let t=s.label;if(typeof t!=
"string"){let a={instancePath:i+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.
label.type,parentSchema:Z.properties.label,data:t};e===null?e=[a]:e.push(a),p++}}if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let a={instancePath:i+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Z.
properties.position.type,parentSchema:Z.properties.position,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Z.properties.
position,data:t};e===null?e=[a]:e.push(a),p++}}if(s.parent!==void 0){let t=s.parent,a=p,o=!1,u=p;H(t,{instancePath:i+"/parent",parentData:s,parentDataProperty:"\
parent",rootData:y,dynamicAnchors:f})||(e=e===null?H.errors:S(e,H.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={instancePath:i+"/parent",schemaPath:"\
#/properties/parent/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Z.properties.parent.anyOf[1].type,parentSchema:Z.properties.
parent.anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=a:e=null);else{let l={instancePath:i+"/parent",schemaPath:"\
#/properties/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:Z.properties.parent.anyOf,parentSchema:Z.properties.parent,data:t};
e===null?e=[l]:e.push(l),p++}}if(s.children!==void 0){let t=s.children;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)H(t[o],{instancePath:i+"/children\
/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?H.errors:S(e,H.errors),p=e.length)}else{let a={instancePath:i+"/children",schemaPath:"\
#/properties/children/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Z.properties.children.type,parentSchema:Z.properties.children,data:t};
e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,
data:s};e===null?e=[t]:e.push(t),p++}return at.errors=e,p===0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ka=Sr,ge={type:"object",additionalProperties:!1,
properties:{label:{type:"string"},position:{type:"integer",minimum:0},parent:{anyOf:[{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"},{type:"nul\
l"}]},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Sr(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let t in s)if(!(t==="label"||t==="position"||t==="parent"||t==="children")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:ge,data:s};e===null?e=[a]:e.push(a),p++}
if(s.label!==void 0){let t=s.label;if(typeof t!="string"){let a={instancePath:i+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"strin\
g"},message:"must be string",schema:ge.properties.label.type,parentSchema:ge.properties.label,data:t};e===null?e=[a]:e.push(a),p++}}if(s.position!==void 0){let t=s.
position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ge.properties.position.type,parentSchema:ge.properties.position,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:ge.properties.position,data:t};e===null?e=[a]:e.push(a),p++}}if(s.parent!==void 0){let t=s.parent,a=p,o=!1,u=p;H(t,
{instancePath:i+"/parent",parentData:s,parentDataProperty:"parent",rootData:y,dynamicAnchors:f})||(e=e===null?H.errors:S(e,H.errors),p=e.length);var r=u===p;o=o||
r;let m=p;if(t!==null){let l={instancePath:i+"/parent",schemaPath:"#/properties/parent/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",
schema:ge.properties.parent.anyOf[1].type,parentSchema:ge.properties.parent.anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&
(a?e.length=a:e=null);else{let l={instancePath:i+"/parent",schemaPath:"#/properties/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyO\
f",schema:ge.properties.parent.anyOf,parentSchema:ge.properties.parent,data:t};e===null?e=[l]:e.push(l),p++}}if(s.children!==void 0){let t=s.children;if(Array.isArray(
t)){let a=t.length;for(let o=0;o<a;o++)H(t[o],{instancePath:i+"/children/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?H.errors:
S(e,H.errors),p=e.length)}else{let a={instancePath:i+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:ge.properties.children.type,parentSchema:ge.properties.children,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:ge.type,parentSchema:ge,data:s};e===null?e=[t]:e.push(t),p++}return Sr.errors=e,p===0}Sr.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wa=jr,ie={type:"object",additionalProperties:!1,required:["label"],properties:{id:{type:"string",pattern:"\
^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{anyOf:[{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"},
{type:"null"}]}}};function jr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=jr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:ie.required,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),p++}
for(let t in s)if(!(t==="id"||t==="label"||t==="position"||t==="parent")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:ie,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){
let t=s.id;if(typeof t=="string"){if(!Yr.test(t)){let a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-\
9_-]{22}$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:ie.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}else{
let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.id.type,parentSchema:ie.
properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.label!==void 0){let t=s.label;if(typeof t!="string"){let a={instancePath:i+"/label",schemaPath:"#/prope\
rties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.label.type,parentSchema:ie.properties.label,data:t};e===null?
e=[a]:e.push(a),p++}}if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/position",schemaPath:"\
#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:ie.properties.position.type,parentSchema:ie.properties.position,
data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/position",schemaPath:"#/properties/position/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ie.properties.position,data:t};e===null?e=[a]:e.push(a),p++}}
if(s.parent!==void 0){let t=s.parent,a=p,o=!1,u=p;H(t,{instancePath:i+"/parent",parentData:s,parentDataProperty:"parent",rootData:y,dynamicAnchors:f})||(e=e===null?
H.errors:S(e,H.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={instancePath:i+"/parent",schemaPath:"#/properties/parent/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:ie.properties.parent.anyOf[1].type,parentSchema:ie.properties.parent.anyOf[1],data:t};e===null?e=[l]:e.
push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=a:e=null);else{let l={instancePath:i+"/parent",schemaPath:"#/properties/parent/anyOf",keyword:"any\
Of",params:{},message:"must match a schema in anyOf",schema:ie.properties.parent.anyOf,parentSchema:ie.properties.parent,data:t};e===null?e=[l]:e.push(l),p++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ie.type,parentSchema:ie,data:s};e===null?e=[t]:e.
push(t),p++}return jr.errors=e,p===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var va=Ar,Ue={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Ar(s,{
instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),p++}if(s.meta===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ue.required,parentSchema:Ue,data:s};
e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ue,data:s};e===null?e=[t]:e.push(t),p++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)at(r[a],{instancePath:i+"/data/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||
(e=e===null?at.errors:S(e,at.errors),p=e.length)}else{let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:Ue.properties.data.type,parentSchema:Ue.properties.data,data:r};e===null?e=[t]:e.push(t),p++}}s.meta!==void 0&&(de(s.meta,{instancePath:i+
"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:f})||(e=e===null?de.errors:S(e,de.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ue.type,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),p++}return Ar.errors=e,p===
0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sa=Dr,re={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{
id:{type:"string"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Dr(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:re.required,parentSchema:re,data:s};e===null?
e=[r]:e.push(r),p++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have \
required property 'status'",schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),p++}if(s.payload===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'",schema:re.required,parentSchema:re,data:s};e===null?
e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="status"||r==="payload")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:re,data:s};e===null?e=[t]:e.push(t),p++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.properties.id.type,parentSchema:re.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="\
string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.properties.type.
type,parentSchema:re.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="job_result"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"job_result"},message:"must be equal to constant",schema:"job_result",parentSchema:re.properties.type,data:r};e===null?e=[t]:
e.push(t),p++}}if(s.status!==void 0){let r=s.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:re.properties.status.type,parentSchema:re.properties.status,data:r};
e===null?e=[t]:e.push(t),p++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:re.properties.status,data:r};e===null?e=[t]:e.push(t),p++}if(r<100||
isNaN(r)){let t={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",
schema:100,parentSchema:re.properties.status,data:r};e===null?e=[t]:e.push(t),p++}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:re.type,parentSchema:re,data:s};e===null?e=[r]:e.push(r),p++}return Dr.errors=e,p===0}Dr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var lr=Nr,Ct={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"\
standin://json-api/data/Upload"},d={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{
type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path","basename","filename","url","format","mime_type","size","md5","\
width","height","is_image","author","copyright","notes","tags","default_field_metadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp\
4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{
type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9\
a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{
type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"\
standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{
type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"\
array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red",
"green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},
alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},
relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{anyOf:[{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"},{type:"null"}]}}}}}}},ee={type:"object",additionalProperties:!1,required:["tit\
le","alt","custom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},
focal_point:{anyOf:[{$ref:"standin://json-api/schemas#/$defs/FocalPoint"},{type:"null"}]}}},ue={type:"object",additionalProperties:!1,required:["x","y"],properties:{
x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function He(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=He.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},message:"must have required property 'x'",schema:ue.required,parentSchema:ue,
data:s};e===null?e=[r]:e.push(r),p++}if(s.y===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},message:"mus\
t have required property 'y'",schema:ue.required,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:s};e===null?e=[t]:e.push(t),p++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:i+"/x",schemaPath:"#/p\
roperties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ue.properties.x,data:r};e===null?e=[t]:e.push(
t),p++}if(r<0||isNaN(r)){let t={instancePath:i+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:ue.properties.x,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{
type:"number"},message:"must be number",schema:ue.properties.x.type,parentSchema:ue.properties.x,data:r};e===null?e=[t]:e.push(t),p++}}if(s.y!==void 0){let r=s.
y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:i+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1},message:"must be <= 1",schema:1,parentSchema:ue.properties.y,data:r};e===null?e=[t]:e.push(t),p++}if(r<0||isNaN(r)){let t={instancePath:i+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ue.properties.y,data:r};e===null?e=[t]:e.
push(t),p++}}else{let t={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ue.properties.
y.type,parentSchema:ue.properties.y,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:ue.type,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),p++}return He.errors=e,p===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ye(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"title"},message:"must have required property 'title'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),p++}
if(s.alt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'",schema:ee.
required,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),p++}if(s.custom_data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"custom_data"},message:"must have required property 'custom_data'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),p++}if(s.
focal_point===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},message:"must have required proper\
ty 'focal_point'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="fo\
cal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:ee,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let a={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:ee.properties.title.type},message:"must be string,null",schema:ee.properties.title.type,
parentSchema:ee.properties.title,data:t};e===null?e=[a]:e.push(a),p++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/a\
lt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ee.properties.alt.type},message:"must be string,null",schema:ee.properties.alt.type,parentSchema:ee.
properties.alt,data:t};e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let a={instancePath:i+
"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.properties.custom_data.type,parentSchema:ee.
properties.custom_data,data:t};e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==void 0){let t=s.focal_point,a=p,o=!1,u=p;He(t,{instancePath:i+"/focal_point",parentData:s,
parentDataProperty:"focal_point",rootData:y,dynamicAnchors:f})||(e=e===null?He.errors:S(e,He.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={
instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:ee.properties.
focal_point.anyOf[1].type,parentSchema:ee.properties.focal_point.anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=
a:e=null);else{let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",
schema:ee.properties.focal_point.anyOf,parentSchema:ee.properties.focal_point,data:t};e===null?e=[l]:e.push(l),p++}}}else{let t={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.type,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),p++}return Ye.errors=e,p===0}
Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _e={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",enum:[
"access_token","sso_user","account","user","organization"]},id:{type:"string"}}};function ce(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'",schema:_e.required,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),p++}if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'",schema:_e.required,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)
if(!(r==="type"||r==="id")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties",schema:!1,parentSchema:_e,data:s};e===null?e=[t]:e.push(t),p++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_e.properties.type.type,parentSchema:_e.properties.
type,data:r};e===null?e=[t]:e.push(t),p++}if(!(r==="access_token"||r==="sso_user"||r==="account"||r==="user"||r==="organization")){let t={instancePath:i+"/type",
schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:_e.properties.type.enum},message:"must be equal to one of the allowed values",schema:_e.
properties.type.enum,parentSchema:_e.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_e.properties.id.type,parentSchema:_e.properties.id,
data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_e.type,
parentSchema:_e,data:s};e===null?e=[r]:e.push(r),p++}return ce.errors=e,p===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var we={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function U(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required pro\
perty 'type'",schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),p++}if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"id"},message:"must have required property 'id'",schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)
if(!(r==="type"||r==="id")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties",schema:!1,parentSchema:we,data:s};e===null?e=[t]:e.push(t),p++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:we.properties.type.type,parentSchema:we.properties.
type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="upload_collection"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:we.properties.type,data:r};e===null?e=[t]:e.push(t),
p++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:we.properties.id.type,parentSchema:we.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:we.type,parentSchema:we,data:s};e===null?e=[r]:e.push(r),p++}return U.errors=e,p===0}U.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function lt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=lt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:d.required,parentSchema:d,data:s};e===
null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:d.required,parentSchema:d,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:d.required,parentSchema:d,data:s};e===
null?e=[t]:e.push(t),p++}if(s.relationships===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},
message:"must have required property 'relationships'",schema:d.required,parentSchema:d,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="t\
ype"||t==="attributes"||t==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:d,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){
let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.id.type,parentSchema:d.
properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:i+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.type.type,parentSchema:d.properties.type,data:t};e===null?e=[a]:
e.push(a),p++}if(t!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must b\
e equal to constant",schema:"upload",parentSchema:d.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.path===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),
p++}if(t.basename===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"basena\
me"},message:"must have required property 'basename'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),p++}if(t.filename===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"fil\
ename"},message:"must have required property 'filename'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),p++}if(t.url===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.format===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},message:"must hav\
e required property 'format'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.mime_type===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mime_type"},message:"must \
have required property 'mime_type'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.size===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},message:"must have \
required property 'size'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.md5===void 0){let a={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},message:"must have required propert\
y 'md5'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.width===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'",schema:d.
properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.height===void 0){let a={instancePath:i+"/attribute\
s",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},message:"must have required property 'height'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.is_image===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},message:"must have required property 'is_image'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.author===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"author"},message:"must have required property 'author'",schema:d.properties.attributes.required,
parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.copyright===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/\
attributes/required",keyword:"required",params:{missingProperty:"copyright"},message:"must have required property 'copyright'",schema:d.properties.attributes.required,
parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.notes===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attr\
ibutes/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'notes'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.tags===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.default_field_metadata===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/re\
quired",keyword:"required",params:{missingProperty:"default_field_metadata"},message:"must have required property 'default_field_metadata'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.duration===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},message:"must have required property 'duration'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.frame_rate===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"frame_rate"},message:"must have required property 'frame_rate'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.blurhash===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"blurhash"},message:"must have required property 'blurhash'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.thumbhash===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/pr\
operties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},message:"must have required property 'thumbhash'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.mux_playback_id===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_playback_id"},message:"must have required property 'mux_playback_id'",schema:d.
properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.mux_mp4_highest_res===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_mp4_highest_res"},message:"must have required proper\
ty 'mux_mp4_highest_res'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.smart_tags===void 0){
let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_tags"},message:"must have re\
quired property 'smart_tags'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.exif_info===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},message:"must \
have required property 'exif_info'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.colors===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"colors"},message:"must hav\
e required property 'colors'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.created_at===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},message:"must\
 have required property 'created_at'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.updated_at===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must\
 have required property 'updated_at'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)
if(!se.call(d.properties.attributes.properties,a)){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.attributes,data:t};e===null?e=[o]:
e.push(o),p++}if(t.path!==void 0){let a=t.path;if(typeof a!="string"){let o={instancePath:i+"/attributes/path",schemaPath:"#/properties/attributes/properties/pa\
th/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.path.type,parentSchema:d.properties.attributes.
properties.path,data:a};e===null?e=[o]:e.push(o),p++}}if(t.basename!==void 0){let a=t.basename;if(typeof a!="string"){let o={instancePath:i+"/attributes/basenam\
e",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.
basename.type,parentSchema:d.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),p++}}if(t.filename!==void 0){let a=t.filename;if(typeof a!=
"string"){let o={instancePath:i+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.filename.type,parentSchema:d.properties.attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),
p++}}if(t.url!==void 0){let a=t.url;if(typeof a=="string"){if(!Ot(a)){let o={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url\
/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:d.properties.attributes.properties.url,data:a};e===null?
e=[o]:e.push(o),p++}}else{let o={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:d.properties.attributes.properties.url.type,parentSchema:d.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),
p++}}if(t.format!==void 0){let a=t.format;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/format",schemaPath:"#/properties/attributes/proper\
ties/format/type",keyword:"type",params:{type:d.properties.attributes.properties.format.type},message:"must be string,null",schema:d.properties.attributes.properties.
format.type,parentSchema:d.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(o),p++}}if(t.mime_type!==void 0){let a=t.mime_type;if(typeof a!=
"string"&&a!==null){let o={instancePath:i+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:d.properties.
attributes.properties.mime_type.type},message:"must be string,null",schema:d.properties.attributes.properties.mime_type.type,parentSchema:d.properties.attributes.
properties.mime_type,data:a};e===null?e=[o]:e.push(o),p++}}if(t.size!==void 0){let a=t.size;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+
"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.
attributes.properties.size.type,parentSchema:d.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<
0||isNaN(a))){let o={instancePath:i+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),p++}}if(t.md5!==void 0){let a=t.md5;if(typeof a==
"string"){if(!ks.test(a)){let o={instancePath:i+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f]{32}$"},message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:d.properties.attributes.properties.md5,data:a};e===null?e=[o]:
e.push(o),p++}}else{let o={instancePath:i+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.md5.type,parentSchema:d.properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),p++}}if(t.
width!==void 0){let a=t.width;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/width",schemaPath:"#/proper\
ties/attributes/properties/width/type",keyword:"type",params:{type:d.properties.attributes.properties.width.type},message:"must be integer,null",schema:d.properties.
attributes.properties.width.type,parentSchema:d.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&
(a<0||isNaN(a))){let o={instancePath:i+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),p++}}if(t.height!==void 0){let a=t.
height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/height",schemaPath:"#/properties/attributes/proper\
ties/height/type",keyword:"type",params:{type:d.properties.attributes.properties.height.type},message:"must be integer,null",schema:d.properties.attributes.properties.
height.type,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={
instancePath:i+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0",schema:0,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),p++}}if(t.is_image!==void 0){let a=t.is_image;if(typeof a!=
"boolean"){let o={instancePath:i+"/attributes/is_image",schemaPath:"#/properties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:d.properties.attributes.properties.is_image.type,parentSchema:d.properties.attributes.properties.is_image,data:a};e===null?e=[o]:e.push(
o),p++}}if(t.author!==void 0){let a=t.author;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/author",schemaPath:"#/properties/attributes/pro\
perties/author/type",keyword:"type",params:{type:d.properties.attributes.properties.author.type},message:"must be string,null",schema:d.properties.attributes.properties.
author.type,parentSchema:d.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),p++}}if(t.copyright!==void 0){let a=t.copyright;if(typeof a!=
"string"&&a!==null){let o={instancePath:i+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:d.properties.
attributes.properties.copyright.type},message:"must be string,null",schema:d.properties.attributes.properties.copyright.type,parentSchema:d.properties.attributes.
properties.copyright,data:a};e===null?e=[o]:e.push(o),p++}}if(t.notes!==void 0){let a=t.notes;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attribute\
s/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:d.properties.attributes.properties.notes.type},message:"must be \
string,null",schema:d.properties.attributes.properties.notes.type,parentSchema:d.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),p++}}if(t.
tags!==void 0){let a=t.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(typeof m!="string"){let l={instancePath:i+"/attributes/tags/"+
u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.
properties.tags.items.type,parentSchema:d.properties.attributes.properties.tags.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/attrib\
utes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.
properties.tags.type,parentSchema:d.properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),p++}}if(t.default_field_metadata!==void 0){let a=t.default_field_metadata;
if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Ye(a[o],{instancePath:i+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?Ye.errors:S(e,Ye.errors),p=e.length);else{let o={instancePath:i+"/attributes/defaul\
t_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.
properties.attributes.properties.default_field_metadata.type,parentSchema:d.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(
o),p++}}if(t.duration!==void 0){let a=t.duration;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/duration",schemaPath:"#/pro\
perties/attributes/properties/duration/type",keyword:"type",params:{type:d.properties.attributes.properties.duration.type},message:"must be number,null",schema:d.
properties.attributes.properties.duration.type,parentSchema:d.properties.attributes.properties.duration,data:a};e===null?e=[o]:e.push(o),p++}}if(t.frame_rate!==
void 0){let a=t.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/frame_rate",schemaPath:"#/properties/attributes/p\
roperties/frame_rate/type",keyword:"type",params:{type:d.properties.attributes.properties.frame_rate.type},message:"must be number,null",schema:d.properties.attributes.
properties.frame_rate.type,parentSchema:d.properties.attributes.properties.frame_rate,data:a};e===null?e=[o]:e.push(o),p++}}if(t.blurhash!==void 0){let a=t.blurhash;
if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:d.properties.attributes.properties.blurhash.type},message:"must be string,null",schema:d.properties.attributes.properties.blurhash.type,parentSchema:d.properties.
attributes.properties.blurhash,data:a};e===null?e=[o]:e.push(o),p++}}if(t.thumbhash!==void 0){let a=t.thumbhash;if(typeof a!="string"&&a!==null){let o={instancePath:i+
"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:d.properties.attributes.properties.thumbhash.
type},message:"must be string,null",schema:d.properties.attributes.properties.thumbhash.type,parentSchema:d.properties.attributes.properties.thumbhash,data:a};e===
null?e=[o]:e.push(o),p++}}if(t.mux_playback_id!==void 0){let a=t.mux_playback_id;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/mux_playbac\
k_id",schemaPath:"#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{type:d.properties.attributes.properties.mux_playback_id.type},
message:"must be string,null",schema:d.properties.attributes.properties.mux_playback_id.type,parentSchema:d.properties.attributes.properties.mux_playback_id,data:a};
e===null?e=[o]:e.push(o),p++}}if(t.mux_mp4_highest_res!==void 0){let a=t.mux_mp4_highest_res;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes\
/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:d.properties.attributes.properties.mux_mp4_highest_res.
type},message:"must be string,null",schema:d.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,
data:a};e===null?e=[o]:e.push(o),p++}if(!(a==="high"||a==="medium"||a==="low"||a===null)){let o={instancePath:i+"/attributes/mux_mp4_highest_res",schemaPath:"#/\
properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:d.properties.attributes.properties.mux_mp4_highest_res.enum},message:"\
must be equal to one of the allowed values",schema:d.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,
data:a};e===null?e=[o]:e.push(o),p++}}if(t.smart_tags!==void 0){let a=t.smart_tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(typeof m!=
"string"){let l={instancePath:i+"/attributes/smart_tags/"+u,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:d.properties.attributes.properties.smart_tags.items.type,parentSchema:d.properties.attributes.properties.smart_tags.items,
data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.smart_tags.type,parentSchema:d.properties.attributes.properties.smart_tags,
data:a};e===null?e=[o]:e.push(o),p++}}if(t.exif_info!==void 0){let a=t.exif_info;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let o={instancePath:i+"/attribu\
tes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.
attributes.properties.exif_info.type,parentSchema:d.properties.attributes.properties.exif_info,data:a};e===null?e=[o]:e.push(o),p++}}if(t.colors!==void 0){let a=t.
colors;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.red===void 0){let l={instancePath:i+
"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"red"},message:"must ha\
ve required property 'red'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:m};
e===null?e=[l]:e.push(l),p++}if(m.green===void 0){let l={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/requ\
ired",keyword:"required",params:{missingProperty:"green"},message:"must have required property 'green'",schema:d.properties.attributes.properties.colors.items.required,
parentSchema:d.properties.attributes.properties.colors.items,data:m};e===null?e=[l]:e.push(l),p++}if(m.blue===void 0){let l={instancePath:i+"/attributes/colors/"+
u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},message:"must have required property \
'blue'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:m};e===null?e=[l]:e.push(
l),p++}if(m.alpha===void 0){let l={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"require\
d",params:{missingProperty:"alpha"},message:"must have required property 'alpha'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.
properties.attributes.properties.colors.items,data:m};e===null?e=[l]:e.push(l),p++}for(let l in m)if(!(l==="red"||l==="green"||l==="blue"||l==="alpha")){let h={
instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.attributes.properties.colors.items,data:m};e===null?e=[h]:
e.push(h),p++}if(m.red!==void 0){let l=m.red;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.
properties.colors.items.properties.red.type,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:l};e===null?e=[h]:e.push(h),p++}if(typeof l==
"number"&&isFinite(l)){if(l>255||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prop\
erties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.
items.properties.red,data:l};e===null?e=[h]:e.push(h),p++}if(l<0||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attrib\
utes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.
attributes.properties.colors.items.properties.red,data:l};e===null?e=[h]:e.push(h),p++}}}if(m.green!==void 0){let l=m.green;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l))){let h={instancePath:i+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.green.type,parentSchema:d.properties.attributes.
properties.colors.items.properties.green,data:l};e===null?e=[h]:e.push(h),p++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let h={instancePath:i+"/at\
tributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:l};e===null?e=[h]:e.push(h),p++}if(l<0||isNaN(
l)){let h={instancePath:i+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:l};e===null?
e=[h]:e.push(h),p++}}}if(m.blue!==void 0){let l=m.blue;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:i+"/attributes/colors/"+u+"\
/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.
properties.attributes.properties.colors.items.properties.blue.type,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:l};e===null?
e=[h]:e.push(h),p++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attri\
butes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.
attributes.properties.colors.items.properties.blue,data:l};e===null?e=[h]:e.push(h),p++}if(l<0||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:l};e===null?e=[h]:e.push(h),p++}}}if(m.alpha!==void 0){let l=m.alpha;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/pr\
operties/alpha/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.alpha.type,
parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:l};e===null?e=[h]:e.push(h),p++}if(typeof l=="number"&&isFinite(l)){if(l>255||
isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:l};
e===null?e=[h]:e.push(h),p++}if(l<0||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/item\
s/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.
items.properties.alpha,data:l};e===null?e=[h]:e.push(h),p++}}}}else{let l={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties\
/colors/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.colors.items.type,parentSchema:d.properties.
attributes.properties.colors.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/attributes/colors",schemaPath:"#/properties/attributes/pr\
operties/colors/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.colors.type,parentSchema:d.properties.
attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),p++}}if(t.created_at!==void 0){let a=t.created_at;if(typeof a!="string"&&a!==null){let o={instancePath:i+
"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:d.properties.attributes.properties.created_at.
type},message:"must be string,null",schema:d.properties.attributes.properties.created_at.type,parentSchema:d.properties.attributes.properties.created_at,data:a};
e===null?e=[o]:e.push(o),p++}if(typeof a=="string"&&!te.test(a)){let o={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/c\
reated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.
created_at,data:a};e===null?e=[o]:e.push(o),p++}}if(t.updated_at!==void 0){let a=t.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attribute\
s/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/type",keyword:"type",params:{type:d.properties.attributes.properties.updated_at.type},message:"\
must be string,null",schema:d.properties.attributes.properties.updated_at.type,parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:
e.push(o),p++}if(typeof a=="string"&&!te.test(a)){let o={instancePath:i+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/forma\
t",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.updated_at,
data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:d.properties.attributes.type,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){
let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.creator===void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relati\
onships/required",keyword:"required",params:{missingProperty:"creator"},message:"must have required property 'creator'",schema:d.properties.relationships.required,
parentSchema:d.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}if(t.upload_collection===void 0){let a={instancePath:i+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"upload_collection"},message:"must have required property 'upload_collection'",schema:d.
properties.relationships.required,parentSchema:d.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)if(!(a==="creator"||a==="upload_co\
llection")){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships,data:t};e===null?e=[o]:e.push(o),p++}if(t.creator!==void 0){let a=t.
creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/p\
roperties/creator/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:d.properties.relationships.properties.
creator.required,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[u]:e.push(u),p++}a.data!==
void 0&&(ce(a.data,{instancePath:i+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?ce.errors:S(e,
ce.errors),p=e.length))}else{let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:d.properties.relationships.properties.creator.type,parentSchema:d.properties.relationships.properties.creator,data:a};
e===null?e=[o]:e.push(o),p++}}if(t.upload_collection!==void 0){let a=t.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={
instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:d.properties.relationships.properties.upload_collection.required,parentSchema:d.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:d.properties.relationships.properties.upload_collection,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){
let o=a.data,u=p,m=!1,l=p;U(o,{instancePath:i+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===
null?U.errors:S(e,U.errors),p=e.length);var r=l===p;m=m||r;let h=p;if(o!==null){let A={instancePath:i+"/relationships/upload_collection/data",schemaPath:"#/prop\
erties/relationships/properties/upload_collection/properties/data/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:d.properties.relationships.
properties.upload_collection.properties.data.anyOf[1].type,parentSchema:d.properties.relationships.properties.upload_collection.properties.data.anyOf[1],data:o};
e===null?e=[A]:e.push(A),p++}var r=h===p;if(m=m||r,m)p=u,e!==null&&(u?e.length=u:e=null);else{let A={instancePath:i+"/relationships/upload_collection/data",schemaPath:"\
#/properties/relationships/properties/upload_collection/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:d.properties.
relationships.properties.upload_collection.properties.data.anyOf,parentSchema:d.properties.relationships.properties.upload_collection.properties.data,data:o};e===
null?e=[A]:e.push(A),p++}}}else{let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.relationships.properties.upload_collection.type,parentSchema:d.properties.
relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relations\
hips/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.relationships.type,parentSchema:d.properties.relationships,data:t};
e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.type,parentSchema:d,
data:s};e===null?e=[t]:e.push(t),p++}return lt.errors=e,p===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Ct.required,parentSchema:Ct,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ct,
data:s};e===null?e=[t]:e.push(t),p++}s.data!==void 0&&(lt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=
e===null?lt.errors:S(e,lt.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ct.
type,parentSchema:Ct,data:s};e===null?e=[r]:e.push(r),p++}return Nr.errors=e,p===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ks=xr,Wt={type:"o\
bject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin://json-api/data/Job"},ve={type:"o\
bject",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function ut(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:ve.required,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:ve.required,parentSchema:ve,data:s};e===null?
e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;
if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ve.properties.
id.type,parentSchema:ve.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ve.properties.type.type,parentSchema:ve.properties.type,
data:r};e===null?e=[t]:e.push(t),p++}if(r!=="job"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},
message:"must be equal to constant",schema:"job",parentSchema:ve.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ve.type,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),p++}return ut.errors=e,p===
0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=xr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Wt.required,
parentSchema:Wt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Wt,data:s};e===null?e=[t]:e.push(t),p++}s.data!==
void 0&&(ut(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?ut.errors:S(e,ut.errors),p=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Wt.type,parentSchema:Wt,data:s};e===null?e=[r]:e.
push(r),p++}return xr.errors=e,p===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v=Or,E={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{
type:"string",const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:["code","doc_url","details"],properties:{code:{type:"string"},doc_url:{
type:"string"},details:{type:"object",additionalProperties:!0},transient:{type:"boolean"}}}}}}}};function Or(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requi\
red property 'data'",schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:E,data:s};e===
null?e=[t]:e.push(t),p++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){if(r.length<1){let a={instancePath:i+"/data",schemaPath:"#/properties/data/minIte\
ms",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:E.properties.data,data:r};e===null?e=[a]:e.push(a),p++}
let t=r.length;for(let a=0;a<t;a++){let o=r[a];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let u={instancePath:i+"/data/"+a,schemaPath:"#/pro\
perties/data/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:E.properties.data.items.required,
parentSchema:E.properties.data.items,data:o};e===null?e=[u]:e.push(u),p++}if(o.type===void 0){let u={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/ite\
ms/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:E.properties.data.items.required,parentSchema:E.
properties.data.items,data:o};e===null?e=[u]:e.push(u),p++}if(o.attributes===void 0){let u={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/requir\
ed",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:E.properties.data.items.required,parentSchema:E.
properties.data.items,data:o};e===null?e=[u]:e.push(u),p++}for(let u in o)if(!(u==="id"||u==="type"||u==="attributes")){let m={instancePath:i+"/data/"+a,schemaPath:"\
#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,
parentSchema:E.properties.data.items,data:o};e===null?e=[m]:e.push(m),p++}if(o.id!==void 0){let u=o.id;if(typeof u!="string"){let m={instancePath:i+"/data/"+a+"\
/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.items.properties.
id.type,parentSchema:E.properties.data.items.properties.id,data:u};e===null?e=[m]:e.push(m),p++}}if(o.type!==void 0){let u=o.type;if(typeof u!="string"){let m={
instancePath:i+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.
properties.data.items.properties.type.type,parentSchema:E.properties.data.items.properties.type,data:u};e===null?e=[m]:e.push(m),p++}if(u!=="api_error"){let m={
instancePath:i+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/const",keyword:"const",params:{allowedValue:"api_error"},message:"must be \
equal to constant",schema:"api_error",parentSchema:E.properties.data.items.properties.type,data:u};e===null?e=[m]:e.push(m),p++}}if(o.attributes!==void 0){let u=o.
attributes;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.code===void 0){let m={instancePath:i+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'",schema:E.properties.data.items.properties.
attributes.required,parentSchema:E.properties.data.items.properties.attributes,data:u};e===null?e=[m]:e.push(m),p++}if(u.doc_url===void 0){let m={instancePath:i+
"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"doc_url"},message:"must\
 have required property 'doc_url'",schema:E.properties.data.items.properties.attributes.required,parentSchema:E.properties.data.items.properties.attributes,data:u};
e===null?e=[m]:e.push(m),p++}if(u.details===void 0){let m={instancePath:i+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"details"},message:"must have required property 'details'",schema:E.properties.data.items.properties.attributes.
required,parentSchema:E.properties.data.items.properties.attributes,data:u};e===null?e=[m]:e.push(m),p++}for(let m in u)if(!(m==="code"||m==="doc_url"||m==="det\
ails"||m==="transient")){let l={instancePath:i+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:E.properties.data.items.properties.attributes,
data:u};e===null?e=[l]:e.push(l),p++}if(u.code!==void 0){let m=u.code;if(typeof m!="string"){let l={instancePath:i+"/data/"+a+"/attributes/code",schemaPath:"#/p\
roperties/data/items/properties/attributes/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.items.properties.
attributes.properties.code.type,parentSchema:E.properties.data.items.properties.attributes.properties.code,data:m};e===null?e=[l]:e.push(l),p++}}if(u.doc_url!==
void 0){let m=u.doc_url;if(typeof m!="string"){let l={instancePath:i+"/data/"+a+"/attributes/doc_url",schemaPath:"#/properties/data/items/properties/attributes/\
properties/doc_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.items.properties.attributes.properties.doc_url.
type,parentSchema:E.properties.data.items.properties.attributes.properties.doc_url,data:m};e===null?e=[l]:e.push(l),p++}}if(u.details!==void 0){let m=u.details;
if(!(m&&typeof m=="object"&&!Array.isArray(m))){let l={instancePath:i+"/data/"+a+"/attributes/details",schemaPath:"#/properties/data/items/properties/attributes\
/properties/details/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.items.properties.attributes.properties.details.
type,parentSchema:E.properties.data.items.properties.attributes.properties.details,data:m};e===null?e=[l]:e.push(l),p++}}if(u.transient!==void 0){let m=u.transient;
if(typeof m!="boolean"){let l={instancePath:i+"/data/"+a+"/attributes/transient",schemaPath:"#/properties/data/items/properties/attributes/properties/transient/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:E.properties.data.items.properties.attributes.properties.transient.type,parentSchema:E.
properties.data.items.properties.attributes.properties.transient,data:m};e===null?e=[l]:e.push(l),p++}}}else{let m={instancePath:i+"/data/"+a+"/attributes",schemaPath:"\
#/properties/data/items/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.items.properties.attributes.
type,parentSchema:E.properties.data.items.properties.attributes,data:u};e===null?e=[m]:e.push(m),p++}}}else{let u={instancePath:i+"/data/"+a,schemaPath:"#/prope\
rties/data/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.items.type,parentSchema:E.properties.data.items,data:o};
e===null?e=[u]:e.push(u),p++}}}else{let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be arra\
y",schema:E.properties.data.type,parentSchema:E.properties.data,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,data:s};e===null?e=[r]:e.push(r),p++}return Or.errors=e,p===0}Or.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ja=$r,Vt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs\
/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},I={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"\
upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{
type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"\
standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],
properties:{data:{anyOf:[{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"},{type:"null"}]}}}}}},required:["id","type"]},me={type:"object",additionalProperties:!1,
properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{anyOf:[{$ref:"standin:/\
/json-api/schemas#/$defs/FocalPoint"},{type:"null"}]}}};function Ge(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t===
"title"||t==="alt"||t==="custom_data"||t==="focal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:me,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let t=s.title;if(typeof t!="st\
ring"&&t!==null){let a={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:me.properties.title.type},message:"must be stri\
ng,null",schema:me.properties.title.type,parentSchema:me.properties.title,data:t};e===null?e=[a]:e.push(a),p++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="str\
ing"&&t!==null){let a={instancePath:i+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:me.properties.alt.type},message:"must be string,null",
schema:me.properties.alt.type,parentSchema:me.properties.alt,data:t};e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let a={instancePath:i+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:me.properties.custom_data.type,parentSchema:me.properties.custom_data,data:t};e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==void 0){let t=s.
focal_point,a=p,o=!1,u=p;He(t,{instancePath:i+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:y,dynamicAnchors:f})||(e=e===null?He.errors:
S(e,He.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:me.properties.focal_point.anyOf[1].type,parentSchema:me.properties.focal_point.anyOf[1],data:t};e===null?
e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=a:e=null);else{let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:me.properties.focal_point.anyOf,parentSchema:me.properties.focal_point,data:t};e===
null?e=[l]:e.push(l),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:me.type,parentSchema:me,
data:s};e===null?e=[t]:e.push(t),p++}return Ge.errors=e,p===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mt(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=mt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:I.required,parentSchema:I,data:s};e===null?e=[t]:
e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:I,data:s};e===null?e=[a]:e.push(a),p++}
if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:I.properties.id.type,parentSchema:I.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="st\
ring"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.type.
type,parentSchema:I.properties.type,data:t};e===null?e=[a]:e.push(a),p++}if(t!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"upload"},message:"must be equal to constant",schema:"upload",parentSchema:I.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.
attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(!(a==="path"||a==="basename"||a==="copyright"||a==="autho\
r"||a==="notes"||a==="tags"||a==="default_field_metadata")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.attributes,data:t};e===null?
e=[o]:e.push(o),p++}if(t.path!==void 0){let a=t.path;if(typeof a!="string"){let o={instancePath:i+"/attributes/path",schemaPath:"#/properties/attributes/propert\
ies/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.attributes.properties.path.type,parentSchema:I.properties.attributes.
properties.path,data:a};e===null?e=[o]:e.push(o),p++}}if(t.basename!==void 0){let a=t.basename;if(typeof a!="string"){let o={instancePath:i+"/attributes/basenam\
e",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.attributes.properties.
basename.type,parentSchema:I.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),p++}}if(t.copyright!==void 0){let a=t.copyright;if(typeof a!=
"string"&&a!==null){let o={instancePath:i+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:I.properties.
attributes.properties.copyright.type},message:"must be string,null",schema:I.properties.attributes.properties.copyright.type,parentSchema:I.properties.attributes.
properties.copyright,data:a};e===null?e=[o]:e.push(o),p++}}if(t.author!==void 0){let a=t.author;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attribu\
tes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:I.properties.attributes.properties.author.type},message:"mus\
t be string,null",schema:I.properties.attributes.properties.author.type,parentSchema:I.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),
p++}}if(t.notes!==void 0){let a=t.notes;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/notes",schemaPath:"#/properties/attributes/propertie\
s/notes/type",keyword:"type",params:{type:I.properties.attributes.properties.notes.type},message:"must be string,null",schema:I.properties.attributes.properties.
notes.type,parentSchema:I.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),p++}}if(t.tags!==void 0){let a=t.tags;if(Array.isArray(a)){let o=a.
length;for(let u=0;u<o;u++){let m=a[u];if(typeof m!="string"){let l={instancePath:i+"/attributes/tags/"+u,schemaPath:"#/properties/attributes/properties/tags/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.attributes.properties.tags.items.type,parentSchema:I.properties.attributes.
properties.tags.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/t\
ype",keyword:"type",params:{type:"array"},message:"must be array",schema:I.properties.attributes.properties.tags.type,parentSchema:I.properties.attributes.properties.
tags,data:a};e===null?e=[o]:e.push(o),p++}}if(t.default_field_metadata!==void 0){let a=t.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)
Ge(a[o],{instancePath:i+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:y,dynamicAnchors:f})||
(e=e===null?Ge.errors:S(e,Ge.errors),p=e.length);else{let o={instancePath:i+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/\
default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.attributes.properties.default_field_metadata.type,
parentSchema:I.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.attributes.type,parentSchema:I.properties.attributes,
data:t};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(!(a==="c\
reator"||a==="upload_collection")){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.relationships,data:t};e===null?e=[o]:e.push(
o),p++}if(t.creator!==void 0){let a=t.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:I.
properties.relationships.properties.creator.required,parentSchema:I.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)
if(o!=="data"){let u={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.relationships.properties.creator,data:a};
e===null?e=[u]:e.push(u),p++}a.data!==void 0&&(ce(a.data,{instancePath:i+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||
(e=e===null?ce.errors:S(e,ce.errors),p=e.length))}else{let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.relationships.properties.creator.type,parentSchema:I.properties.relationships.
properties.creator,data:a};e===null?e=[o]:e.push(o),p++}}if(t.upload_collection!==void 0){let a=t.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.data===void 0){let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:I.properties.relationships.properties.upload_collection.required,parentSchema:I.
properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/u\
pload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.relationships.properties.upload_collection,data:a};e===null?e=[u]:e.push(u),p++}
if(a.data!==void 0){let o=a.data,u=p,m=!1,l=p;U(o,{instancePath:i+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||
(e=e===null?U.errors:S(e,U.errors),p=e.length);var r=l===p;m=m||r;let h=p;if(o!==null){let A={instancePath:i+"/relationships/upload_collection/data",schemaPath:"\
#/properties/relationships/properties/upload_collection/properties/data/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.
relationships.properties.upload_collection.properties.data.anyOf[1].type,parentSchema:I.properties.relationships.properties.upload_collection.properties.data.anyOf[1],
data:o};e===null?e=[A]:e.push(A),p++}var r=h===p;if(m=m||r,m)p=u,e!==null&&(u?e.length=u:e=null);else{let A={instancePath:i+"/relationships/upload_collection/da\
ta",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",
schema:I.properties.relationships.properties.upload_collection.properties.data.anyOf,parentSchema:I.properties.relationships.properties.upload_collection.properties.
data,data:o};e===null?e=[A]:e.push(A),p++}}}else{let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/uplo\
ad_collection/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.relationships.properties.upload_collection.type,parentSchema:I.
properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/propertie\
s/relationships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.relationships.type,parentSchema:I.properties.relationships,
data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,
parentSchema:I,data:s};e===null?e=[t]:e.push(t),p++}return mt.errors=e,p===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $r(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=$r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Vt.required,parentSchema:Vt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Vt,data:s};e===null?e=[t]:e.push(t),p++}s.data!==void 0&&(mt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||
(e=e===null?mt.errors:S(e,mt.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Vt.type,parentSchema:Vt,data:s};e===null?e=[r]:e.push(r),p++}return $r.errors=e,p===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Aa=Ir,Zt={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCreate"}},$id:"standin://json-api/data/U\
ploadCreate"},$={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"s\
tring",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{
type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"o\
bject",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{anyOf:[{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"},{type:"null"}]}}}}}}};function dt(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=dt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:$.required,parentSchema:$,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:$.required,parentSchema:$,
data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:$,data:s};e===
null?e=[a]:e.push(a),p++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Yr.test(t)){let a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:$.properties.id,data:t};
e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:$.properties.id.type,parentSchema:$.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.type.type,parentSchema:$.properties.
type,data:t};e===null?e=[a]:e.push(a),p++}if(t!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},message:"must be equal to constant",schema:"upload",parentSchema:$.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:$.properties.attributes.required,parentSchema:$.properties.attributes,
data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)if(!(a==="path"||a==="basename"||a==="copyright"||a==="author"||a==="notes"||a==="tags"||a==="default_field_\
metadata")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.attributes,data:t};e===null?e=[o]:e.push(o),p++}if(t.path!==void 0){let a=t.path;
if(typeof a!="string"){let o={instancePath:i+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:$.properties.attributes.properties.path.type,parentSchema:$.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(
o),p++}}if(t.basename!==void 0){let a=t.basename;if(typeof a!="string"){let o={instancePath:i+"/attributes/basename",schemaPath:"#/properties/attributes/propert\
ies/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.attributes.properties.basename.type,parentSchema:$.properties.
attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),p++}}if(t.copyright!==void 0){let a=t.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:i+
"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:$.properties.attributes.properties.copyright.
type},message:"must be string,null",schema:$.properties.attributes.properties.copyright.type,parentSchema:$.properties.attributes.properties.copyright,data:a};e===
null?e=[o]:e.push(o),p++}}if(t.author!==void 0){let a=t.author;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/author",schemaPath:"#/propert\
ies/attributes/properties/author/type",keyword:"type",params:{type:$.properties.attributes.properties.author.type},message:"must be string,null",schema:$.properties.
attributes.properties.author.type,parentSchema:$.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),p++}}if(t.notes!==void 0){let a=t.notes;
if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:$.
properties.attributes.properties.notes.type},message:"must be string,null",schema:$.properties.attributes.properties.notes.type,parentSchema:$.properties.attributes.
properties.notes,data:a};e===null?e=[o]:e.push(o),p++}}if(t.tags!==void 0){let a=t.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(typeof m!=
"string"){let l={instancePath:i+"/attributes/tags/"+u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:$.properties.attributes.properties.tags.items.type,parentSchema:$.properties.attributes.properties.tags.items,data:m};e===null?e=[l]:e.push(
l),p++}}}else{let o={instancePath:i+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:$.properties.attributes.properties.tags.type,parentSchema:$.properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),p++}}if(t.
default_field_metadata!==void 0){let a=t.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Ge(a[o],{instancePath:i+"/attributes/\
default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?Ge.errors:S(e,Ge.
errors),p=e.length);else{let o={instancePath:i+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:$.properties.attributes.properties.default_field_metadata.type,parentSchema:$.properties.attributes.
properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:$.properties.attributes.type,parentSchema:$.properties.attributes,data:t};e===null?e=[a]:e.push(a),
p++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(!(a==="creator"||a==="upload_collection")){
let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.relationships,data:t};e===null?e=[o]:e.push(o),p++}if(t.creator!==void 0){let a=t.
creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/p\
roperties/creator/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:$.properties.relationships.properties.
creator.required,parentSchema:$.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.relationships.properties.creator,data:a};e===null?e=[u]:e.push(u),p++}a.data!==
void 0&&(ce(a.data,{instancePath:i+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?ce.errors:S(e,
ce.errors),p=e.length))}else{let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:$.properties.relationships.properties.creator.type,parentSchema:$.properties.relationships.properties.creator,data:a};
e===null?e=[o]:e.push(o),p++}}if(t.upload_collection!==void 0){let a=t.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={
instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:$.properties.relationships.properties.upload_collection.required,parentSchema:$.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:$.properties.relationships.properties.upload_collection,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){
let o=a.data,u=p,m=!1,l=p;U(o,{instancePath:i+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===
null?U.errors:S(e,U.errors),p=e.length);var r=l===p;m=m||r;let h=p;if(o!==null){let A={instancePath:i+"/relationships/upload_collection/data",schemaPath:"#/prop\
erties/relationships/properties/upload_collection/properties/data/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:$.properties.relationships.
properties.upload_collection.properties.data.anyOf[1].type,parentSchema:$.properties.relationships.properties.upload_collection.properties.data.anyOf[1],data:o};
e===null?e=[A]:e.push(A),p++}var r=h===p;if(m=m||r,m)p=u,e!==null&&(u?e.length=u:e=null);else{let A={instancePath:i+"/relationships/upload_collection/data",schemaPath:"\
#/properties/relationships/properties/upload_collection/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:$.properties.
relationships.properties.upload_collection.properties.data.anyOf,parentSchema:$.properties.relationships.properties.upload_collection.properties.data,data:o};e===
null?e=[A]:e.push(A),p++}}}else{let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:$.properties.relationships.properties.upload_collection.type,parentSchema:$.properties.
relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relations\
hips/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.properties.relationships.type,parentSchema:$.properties.relationships,data:t};
e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,
data:s};e===null?e=[t]:e.push(t),p++}return dt.errors=e,p===0}dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Zt.required,parentSchema:Zt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Zt,
data:s};e===null?e=[t]:e.push(t),p++}s.data!==void 0&&(dt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=
e===null?dt.errors:S(e,dt.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Zt.
type,parentSchema:Zt,data:s};e===null?e=[r]:e.push(r),p++}return Ir.errors=e,p===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Da=Tr,Ce={type:"o\
bject",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"stan\
din://json-api/schemas#/$defs/ListMeta"}}};function ht(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:d.required,parentSchema:d,data:s};e===
null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:d.required,parentSchema:d,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:d.required,parentSchema:d,data:s};e===
null?e=[t]:e.push(t),p++}if(s.relationships===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},
message:"must have required property 'relationships'",schema:d.required,parentSchema:d,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="t\
ype"||t==="attributes"||t==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:d,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){
let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.id.type,parentSchema:d.
properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:i+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.type.type,parentSchema:d.properties.type,data:t};e===null?e=[a]:
e.push(a),p++}if(t!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must b\
e equal to constant",schema:"upload",parentSchema:d.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.path===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),
p++}if(t.basename===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"basena\
me"},message:"must have required property 'basename'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),p++}if(t.filename===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"fil\
ename"},message:"must have required property 'filename'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),p++}if(t.url===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.format===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},message:"must hav\
e required property 'format'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.mime_type===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mime_type"},message:"must \
have required property 'mime_type'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.size===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},message:"must have \
required property 'size'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.md5===void 0){let a={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},message:"must have required propert\
y 'md5'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.width===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'",schema:d.
properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.height===void 0){let a={instancePath:i+"/attribute\
s",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},message:"must have required property 'height'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.is_image===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},message:"must have required property 'is_image'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.author===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"author"},message:"must have required property 'author'",schema:d.properties.attributes.required,
parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.copyright===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/\
attributes/required",keyword:"required",params:{missingProperty:"copyright"},message:"must have required property 'copyright'",schema:d.properties.attributes.required,
parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.notes===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attr\
ibutes/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'notes'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.tags===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.default_field_metadata===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/re\
quired",keyword:"required",params:{missingProperty:"default_field_metadata"},message:"must have required property 'default_field_metadata'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.duration===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},message:"must have required property 'duration'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.frame_rate===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"frame_rate"},message:"must have required property 'frame_rate'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.blurhash===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"blurhash"},message:"must have required property 'blurhash'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.thumbhash===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/pr\
operties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},message:"must have required property 'thumbhash'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.mux_playback_id===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_playback_id"},message:"must have required property 'mux_playback_id'",schema:d.
properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.mux_mp4_highest_res===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_mp4_highest_res"},message:"must have required proper\
ty 'mux_mp4_highest_res'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.smart_tags===void 0){
let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_tags"},message:"must have re\
quired property 'smart_tags'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.exif_info===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},message:"must \
have required property 'exif_info'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.colors===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"colors"},message:"must hav\
e required property 'colors'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.created_at===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},message:"must\
 have required property 'created_at'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.updated_at===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must\
 have required property 'updated_at'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)
if(!se.call(d.properties.attributes.properties,a)){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.attributes,data:t};e===null?e=[o]:
e.push(o),p++}if(t.path!==void 0){let a=t.path;if(typeof a!="string"){let o={instancePath:i+"/attributes/path",schemaPath:"#/properties/attributes/properties/pa\
th/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.path.type,parentSchema:d.properties.attributes.
properties.path,data:a};e===null?e=[o]:e.push(o),p++}}if(t.basename!==void 0){let a=t.basename;if(typeof a!="string"){let o={instancePath:i+"/attributes/basenam\
e",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.
basename.type,parentSchema:d.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),p++}}if(t.filename!==void 0){let a=t.filename;if(typeof a!=
"string"){let o={instancePath:i+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.filename.type,parentSchema:d.properties.attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),
p++}}if(t.url!==void 0){let a=t.url;if(typeof a=="string"){if(!Ot(a)){let o={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url\
/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:d.properties.attributes.properties.url,data:a};e===null?
e=[o]:e.push(o),p++}}else{let o={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:d.properties.attributes.properties.url.type,parentSchema:d.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),
p++}}if(t.format!==void 0){let a=t.format;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/format",schemaPath:"#/properties/attributes/proper\
ties/format/type",keyword:"type",params:{type:d.properties.attributes.properties.format.type},message:"must be string,null",schema:d.properties.attributes.properties.
format.type,parentSchema:d.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(o),p++}}if(t.mime_type!==void 0){let a=t.mime_type;if(typeof a!=
"string"&&a!==null){let o={instancePath:i+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:d.properties.
attributes.properties.mime_type.type},message:"must be string,null",schema:d.properties.attributes.properties.mime_type.type,parentSchema:d.properties.attributes.
properties.mime_type,data:a};e===null?e=[o]:e.push(o),p++}}if(t.size!==void 0){let a=t.size;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+
"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.
attributes.properties.size.type,parentSchema:d.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<
0||isNaN(a))){let o={instancePath:i+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),p++}}if(t.md5!==void 0){let a=t.md5;if(typeof a==
"string"){if(!ks.test(a)){let o={instancePath:i+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f]{32}$"},message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:d.properties.attributes.properties.md5,data:a};e===null?e=[o]:
e.push(o),p++}}else{let o={instancePath:i+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.md5.type,parentSchema:d.properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),p++}}if(t.
width!==void 0){let a=t.width;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/width",schemaPath:"#/proper\
ties/attributes/properties/width/type",keyword:"type",params:{type:d.properties.attributes.properties.width.type},message:"must be integer,null",schema:d.properties.
attributes.properties.width.type,parentSchema:d.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&
(a<0||isNaN(a))){let o={instancePath:i+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),p++}}if(t.height!==void 0){let a=t.
height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/height",schemaPath:"#/properties/attributes/proper\
ties/height/type",keyword:"type",params:{type:d.properties.attributes.properties.height.type},message:"must be integer,null",schema:d.properties.attributes.properties.
height.type,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={
instancePath:i+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0",schema:0,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),p++}}if(t.is_image!==void 0){let a=t.is_image;if(typeof a!=
"boolean"){let o={instancePath:i+"/attributes/is_image",schemaPath:"#/properties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:d.properties.attributes.properties.is_image.type,parentSchema:d.properties.attributes.properties.is_image,data:a};e===null?e=[o]:e.push(
o),p++}}if(t.author!==void 0){let a=t.author;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/author",schemaPath:"#/properties/attributes/pro\
perties/author/type",keyword:"type",params:{type:d.properties.attributes.properties.author.type},message:"must be string,null",schema:d.properties.attributes.properties.
author.type,parentSchema:d.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),p++}}if(t.copyright!==void 0){let a=t.copyright;if(typeof a!=
"string"&&a!==null){let o={instancePath:i+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:d.properties.
attributes.properties.copyright.type},message:"must be string,null",schema:d.properties.attributes.properties.copyright.type,parentSchema:d.properties.attributes.
properties.copyright,data:a};e===null?e=[o]:e.push(o),p++}}if(t.notes!==void 0){let a=t.notes;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attribute\
s/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:d.properties.attributes.properties.notes.type},message:"must be \
string,null",schema:d.properties.attributes.properties.notes.type,parentSchema:d.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),p++}}if(t.
tags!==void 0){let a=t.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(typeof m!="string"){let l={instancePath:i+"/attributes/tags/"+
u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.
properties.tags.items.type,parentSchema:d.properties.attributes.properties.tags.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/attrib\
utes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.
properties.tags.type,parentSchema:d.properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),p++}}if(t.default_field_metadata!==void 0){let a=t.default_field_metadata;
if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Ye(a[o],{instancePath:i+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?Ye.errors:S(e,Ye.errors),p=e.length);else{let o={instancePath:i+"/attributes/defaul\
t_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.
properties.attributes.properties.default_field_metadata.type,parentSchema:d.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(
o),p++}}if(t.duration!==void 0){let a=t.duration;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/duration",schemaPath:"#/pro\
perties/attributes/properties/duration/type",keyword:"type",params:{type:d.properties.attributes.properties.duration.type},message:"must be number,null",schema:d.
properties.attributes.properties.duration.type,parentSchema:d.properties.attributes.properties.duration,data:a};e===null?e=[o]:e.push(o),p++}}if(t.frame_rate!==
void 0){let a=t.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/frame_rate",schemaPath:"#/properties/attributes/p\
roperties/frame_rate/type",keyword:"type",params:{type:d.properties.attributes.properties.frame_rate.type},message:"must be number,null",schema:d.properties.attributes.
properties.frame_rate.type,parentSchema:d.properties.attributes.properties.frame_rate,data:a};e===null?e=[o]:e.push(o),p++}}if(t.blurhash!==void 0){let a=t.blurhash;
if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:d.properties.attributes.properties.blurhash.type},message:"must be string,null",schema:d.properties.attributes.properties.blurhash.type,parentSchema:d.properties.
attributes.properties.blurhash,data:a};e===null?e=[o]:e.push(o),p++}}if(t.thumbhash!==void 0){let a=t.thumbhash;if(typeof a!="string"&&a!==null){let o={instancePath:i+
"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:d.properties.attributes.properties.thumbhash.
type},message:"must be string,null",schema:d.properties.attributes.properties.thumbhash.type,parentSchema:d.properties.attributes.properties.thumbhash,data:a};e===
null?e=[o]:e.push(o),p++}}if(t.mux_playback_id!==void 0){let a=t.mux_playback_id;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/mux_playbac\
k_id",schemaPath:"#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{type:d.properties.attributes.properties.mux_playback_id.type},
message:"must be string,null",schema:d.properties.attributes.properties.mux_playback_id.type,parentSchema:d.properties.attributes.properties.mux_playback_id,data:a};
e===null?e=[o]:e.push(o),p++}}if(t.mux_mp4_highest_res!==void 0){let a=t.mux_mp4_highest_res;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes\
/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:d.properties.attributes.properties.mux_mp4_highest_res.
type},message:"must be string,null",schema:d.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,
data:a};e===null?e=[o]:e.push(o),p++}if(!(a==="high"||a==="medium"||a==="low"||a===null)){let o={instancePath:i+"/attributes/mux_mp4_highest_res",schemaPath:"#/\
properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:d.properties.attributes.properties.mux_mp4_highest_res.enum},message:"\
must be equal to one of the allowed values",schema:d.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,
data:a};e===null?e=[o]:e.push(o),p++}}if(t.smart_tags!==void 0){let a=t.smart_tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(typeof m!=
"string"){let l={instancePath:i+"/attributes/smart_tags/"+u,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:d.properties.attributes.properties.smart_tags.items.type,parentSchema:d.properties.attributes.properties.smart_tags.items,
data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.smart_tags.type,parentSchema:d.properties.attributes.properties.smart_tags,
data:a};e===null?e=[o]:e.push(o),p++}}if(t.exif_info!==void 0){let a=t.exif_info;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let o={instancePath:i+"/attribu\
tes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.
attributes.properties.exif_info.type,parentSchema:d.properties.attributes.properties.exif_info,data:a};e===null?e=[o]:e.push(o),p++}}if(t.colors!==void 0){let a=t.
colors;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.red===void 0){let l={instancePath:i+
"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"red"},message:"must ha\
ve required property 'red'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:m};
e===null?e=[l]:e.push(l),p++}if(m.green===void 0){let l={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/requ\
ired",keyword:"required",params:{missingProperty:"green"},message:"must have required property 'green'",schema:d.properties.attributes.properties.colors.items.required,
parentSchema:d.properties.attributes.properties.colors.items,data:m};e===null?e=[l]:e.push(l),p++}if(m.blue===void 0){let l={instancePath:i+"/attributes/colors/"+
u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},message:"must have required property \
'blue'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:m};e===null?e=[l]:e.push(
l),p++}if(m.alpha===void 0){let l={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"require\
d",params:{missingProperty:"alpha"},message:"must have required property 'alpha'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.
properties.attributes.properties.colors.items,data:m};e===null?e=[l]:e.push(l),p++}for(let l in m)if(!(l==="red"||l==="green"||l==="blue"||l==="alpha")){let h={
instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.attributes.properties.colors.items,data:m};e===null?e=[h]:
e.push(h),p++}if(m.red!==void 0){let l=m.red;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.
properties.colors.items.properties.red.type,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:l};e===null?e=[h]:e.push(h),p++}if(typeof l==
"number"&&isFinite(l)){if(l>255||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prop\
erties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.
items.properties.red,data:l};e===null?e=[h]:e.push(h),p++}if(l<0||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attrib\
utes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.
attributes.properties.colors.items.properties.red,data:l};e===null?e=[h]:e.push(h),p++}}}if(m.green!==void 0){let l=m.green;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l))){let h={instancePath:i+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.green.type,parentSchema:d.properties.attributes.
properties.colors.items.properties.green,data:l};e===null?e=[h]:e.push(h),p++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let h={instancePath:i+"/at\
tributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:l};e===null?e=[h]:e.push(h),p++}if(l<0||isNaN(
l)){let h={instancePath:i+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:l};e===null?
e=[h]:e.push(h),p++}}}if(m.blue!==void 0){let l=m.blue;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:i+"/attributes/colors/"+u+"\
/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.
properties.attributes.properties.colors.items.properties.blue.type,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:l};e===null?
e=[h]:e.push(h),p++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attri\
butes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.
attributes.properties.colors.items.properties.blue,data:l};e===null?e=[h]:e.push(h),p++}if(l<0||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:l};e===null?e=[h]:e.push(h),p++}}}if(m.alpha!==void 0){let l=m.alpha;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/pr\
operties/alpha/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.alpha.type,
parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:l};e===null?e=[h]:e.push(h),p++}if(typeof l=="number"&&isFinite(l)){if(l>255||
isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:l};
e===null?e=[h]:e.push(h),p++}if(l<0||isNaN(l)){let h={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/item\
s/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.
items.properties.alpha,data:l};e===null?e=[h]:e.push(h),p++}}}}else{let l={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties\
/colors/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.colors.items.type,parentSchema:d.properties.
attributes.properties.colors.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/attributes/colors",schemaPath:"#/properties/attributes/pr\
operties/colors/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.colors.type,parentSchema:d.properties.
attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),p++}}if(t.created_at!==void 0){let a=t.created_at;if(typeof a!="string"&&a!==null){let o={instancePath:i+
"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:d.properties.attributes.properties.created_at.
type},message:"must be string,null",schema:d.properties.attributes.properties.created_at.type,parentSchema:d.properties.attributes.properties.created_at,data:a};
e===null?e=[o]:e.push(o),p++}if(typeof a=="string"&&!te.test(a)){let o={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/c\
reated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.
created_at,data:a};e===null?e=[o]:e.push(o),p++}}if(t.updated_at!==void 0){let a=t.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attribute\
s/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/type",keyword:"type",params:{type:d.properties.attributes.properties.updated_at.type},message:"\
must be string,null",schema:d.properties.attributes.properties.updated_at.type,parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:
e.push(o),p++}if(typeof a=="string"&&!te.test(a)){let o={instancePath:i+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/forma\
t",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.updated_at,
data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:d.properties.attributes.type,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){
let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.creator===void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relati\
onships/required",keyword:"required",params:{missingProperty:"creator"},message:"must have required property 'creator'",schema:d.properties.relationships.required,
parentSchema:d.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}if(t.upload_collection===void 0){let a={instancePath:i+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"upload_collection"},message:"must have required property 'upload_collection'",schema:d.
properties.relationships.required,parentSchema:d.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)if(!(a==="creator"||a==="upload_co\
llection")){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships,data:t};e===null?e=[o]:e.push(o),p++}if(t.creator!==void 0){let a=t.
creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/p\
roperties/creator/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:d.properties.relationships.properties.
creator.required,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[u]:e.push(u),p++}a.data!==
void 0&&(ce(a.data,{instancePath:i+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?ce.errors:S(e,
ce.errors),p=e.length))}else{let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:d.properties.relationships.properties.creator.type,parentSchema:d.properties.relationships.properties.creator,data:a};
e===null?e=[o]:e.push(o),p++}}if(t.upload_collection!==void 0){let a=t.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={
instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:d.properties.relationships.properties.upload_collection.required,parentSchema:d.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:d.properties.relationships.properties.upload_collection,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){
let o=a.data,u=p,m=!1,l=p;U(o,{instancePath:i+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===
null?U.errors:S(e,U.errors),p=e.length);var r=l===p;m=m||r;let h=p;if(o!==null){let A={instancePath:i+"/relationships/upload_collection/data",schemaPath:"#/prop\
erties/relationships/properties/upload_collection/properties/data/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:d.properties.relationships.
properties.upload_collection.properties.data.anyOf[1].type,parentSchema:d.properties.relationships.properties.upload_collection.properties.data.anyOf[1],data:o};
e===null?e=[A]:e.push(A),p++}var r=h===p;if(m=m||r,m)p=u,e!==null&&(u?e.length=u:e=null);else{let A={instancePath:i+"/relationships/upload_collection/data",schemaPath:"\
#/properties/relationships/properties/upload_collection/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:d.properties.
relationships.properties.upload_collection.properties.data.anyOf,parentSchema:d.properties.relationships.properties.upload_collection.properties.data,data:o};e===
null?e=[A]:e.push(A),p++}}}else{let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.relationships.properties.upload_collection.type,parentSchema:d.properties.
relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relations\
hips/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.relationships.type,parentSchema:d.properties.relationships,data:t};
e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.type,parentSchema:d,
data:s};e===null?e=[t]:e.push(t),p++}return ht.errors=e,p===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var et={type:"object",additionalProperties:!1,
required:["total_count"],properties:{total_count:{type:"integer",minimum:0}}};function fe(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},message:"must have required property 'total_coun\
t'",schema:et.required,parentSchema:et,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="total_count"){let t={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:et,data:s};e===null?
e=[t]:e.push(t),p++}if(s.total_count!==void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/total_count",
schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:et.properties.total_count.type,parentSchema:et.
properties.total_count,data:r};e===null?e=[t]:e.push(t),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/total_count",schemaPath:"\
#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:et.properties.total_count,data:r};
e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:et.type,parentSchema:et,
data:s};e===null?e=[r]:e.push(r),p++}return fe.errors=e,p===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Ce.required,parentSchema:Ce,data:s};e===null?e=[r]:e.push(r),p++}if(s.meta===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ce.required,parentSchema:Ce,data:s};e===null?
e=[r]:e.push(r),p++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ce,data:s};e===null?e=[t]:e.push(t),p++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)ht(r[a],{instancePath:i+"/data/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===
null?ht.errors:S(e,ht.errors),p=e.length)}else{let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:Ce.properties.data.type,parentSchema:Ce.properties.data,data:r};e===null?e=[t]:e.push(t),p++}}s.meta!==void 0&&(fe(s.meta,{instancePath:i+"\
/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:f})||(e=e===null?fe.errors:S(e,fe.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ce.type,parentSchema:Ce,data:s};e===null?e=[r]:e.push(r),p++}return Tr.errors=e,p===
0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Na=zr,Rt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},L={type:"object",additionalProperties:!1,required:["id","type","attribut\
es"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,required:["url","request_heade\
rs"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function yt(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=yt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:L.required,parentSchema:L,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:L.required,parentSchema:L,data:s};e===null?e=[r]:
e.push(r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must hav\
e required property 'attributes'",schema:L.required,parentSchema:L,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attribute\
s")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties",schema:!1,parentSchema:L,data:s};e===null?e=[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.id.type,parentSchema:L.properties.id,data:r};e===null?e=
[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:L.properties.type.type,parentSchema:L.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="upload_request"){
let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equal to constant",schema:"\
upload_request",parentSchema:L.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.url===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'",schema:L.properties.attributes.required,parentSchema:L.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.
request_headers===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_\
headers"},message:"must have required property 'request_headers'",schema:L.properties.attributes.required,parentSchema:L.properties.attributes,data:r};e===null?
e=[t]:e.push(t),p++}for(let t in r)if(!(t==="url"||t==="request_headers")){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!Ot(t)){let a={instancePath:i+"/attributes/url",schemaPath:"#/prop\
erties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:L.properties.attributes.
properties.url,data:t};e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:L.properties.attributes.properties.url.type,parentSchema:L.properties.attributes.properties.url,data:t};
e===null?e=[a]:e.push(a),p++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!=
"string"){let u={instancePath:i+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_h\
eaders/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.attributes.properties.request_headers.additionalProperties.
type,parentSchema:L.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/att\
ributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.
properties.attributes.properties.request_headers.type,parentSchema:L.properties.attributes.properties.request_headers,data:t};e===null?e=[a]:e.push(a),p++}}}else{
let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.properties.
attributes.type,parentSchema:L.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:L.type,parentSchema:L,data:s};e===null?e=[r]:e.push(r),p++}return yt.errors=e,p===0}yt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function zr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=zr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Rt.required,parentSchema:Rt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)
if(r!=="data"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties",schema:!1,parentSchema:Rt,data:s};e===null?e=[t]:e.push(t),p++}s.data!==void 0&&(yt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"\
data",rootData:y,dynamicAnchors:f})||(e=e===null?yt.errors:S(e,yt.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Rt.type,parentSchema:Rt,data:s};e===null?e=[r]:e.push(r),p++}return zr.errors=e,p===0}zr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var xa=Er,Mt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCr\
eate"}},$id:"standin://json-api/data/UploadRequestCreate"},qe={type:"object",additionalProperties:!1,properties:{type:{type:"string",const:"upload_request"},attributes:{
type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}}},required:["type"]};function ct(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ct.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requi\
red property 'type'",schema:qe.required,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="type"||r==="attributes")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:qe,
data:s};e===null?e=[t]:e.push(t),p++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:qe.properties.type.type,parentSchema:qe.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!==
"upload_request"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equ\
al to constant",schema:"upload_request",parentSchema:qe.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="filename"){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:qe.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.filename!==void 0){let t=r.filename;if(typeof t!="string"){let a={instancePath:i+"/attributes/filename",schemaPath:"#/\
properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:qe.properties.attributes.properties.filename.
type,parentSchema:qe.properties.attributes.properties.filename,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i+"/attributes",schemaPath:"#/pro\
perties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.properties.attributes.type,parentSchema:qe.properties.attributes,
data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.type,
parentSchema:qe,data:s};e===null?e=[r]:e.push(r),p++}return ct.errors=e,p===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Er(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Mt.required,parentSchema:Mt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Mt,data:s};e===null?e=[t]:e.push(t),p++}s.data!==void 0&&(ct(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||
(e=e===null?ct.errors:S(e,ct.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Mt.type,parentSchema:Mt,data:s};e===null?e=[r]:e.push(r),p++}return Er.errors=e,p===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ur=Fr,Lt={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/Webhoo\
k"},k={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_\
version","nested_items_in_payload","auto_retry"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"obj\
ect",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","\
null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{
type:"boolean"}}}}},Se={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/\
$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://j\
son-api/schemas#/$defs/WebhookEventFilter"}}}},Bt={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","\
cda_cache_tags"]};function Ne(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ne.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:Bt.type,parentSchema:Bt,data:s};e===null?e=[r]:e.push(r),p++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="env\
ironment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bt.enum},
message:"must be equal to one of the allowed values",schema:Bt.enum,parentSchema:Bt,data:s};e===null?e=[r]:e.push(r),p++}return Ne.errors=e,p===0}Ne.evaluated={
dynamicProps:!1,dynamicItems:!1};var Jt={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","dep\
loy_failed","change","invalidate"]};function xe(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=xe.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Jt.type,parentSchema:Jt,data:s};e===null?e=[r]:e.push(r),p++}if(!(s==="create"||s==="update"||s==="delete"||s==="\
publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Jt.enum},message:"must be equal to one of the allowed values",schema:Jt.enum,parentSchema:Jt,data:s};e===
null?e=[r]:e.push(r),p++}return xe.errors=e,p===0}xe.evaluated={dynamicProps:!1,dynamicItems:!1};var oe={type:"object",additionalProperties:!1,required:["entity\
_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",
minItems:1,items:{type:"string"}}}};function ft(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ft.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:oe.required,parentSchema:oe,
data:s};e===null?e=[r]:e.push(r),p++}if(s.entity_ids===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_\
ids"},message:"must have required property 'entity_ids'",schema:oe.required,parentSchema:oe,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="entity\
_type"||r==="entity_ids")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must \
NOT have additional properties",schema:!1,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),p++}if(s.entity_type!==void 0){let r=s.entity_type;if(typeof r!="stri\
ng"){let t={instancePath:i+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:oe.properties.
entity_type.type,parentSchema:oe.properties.entity_type,data:r};e===null?e=[t]:e.push(t),p++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environ\
ment"||r==="environment_type")){let t={instancePath:i+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:oe.properties.
entity_type.enum},message:"must be equal to one of the allowed values",schema:oe.properties.entity_type.enum,parentSchema:oe.properties.entity_type,data:r};e===
null?e=[t]:e.push(t),p++}}if(s.entity_ids!==void 0){let r=s.entity_ids;if(Array.isArray(r)){if(r.length<1){let a={instancePath:i+"/entity_ids",schemaPath:"#/pro\
perties/entity_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:oe.properties.entity_ids,data:r};
e===null?e=[a]:e.push(a),p++}let t=r.length;for(let a=0;a<t;a++){let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/entity_ids/"+a,schemaPath:"#/properti\
es/entity_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:oe.properties.entity_ids.items.type,parentSchema:oe.properties.entity_ids.
items,data:o};e===null?e=[u]:e.push(u),p++}}}else{let t={instancePath:i+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:oe.properties.entity_ids.type,parentSchema:oe.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,data:s};e===null?e=[r]:e.push(r),p++}return ft.
errors=e,p===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_typ\
e'",schema:Se.required,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),p++}if(s.event_types===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"event_types"},message:"must have required property 'event_types'",schema:Se.required,parentSchema:Se,data:s};e===null?e=[r]:e.push(
r),p++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),p++}if(s.entity_type!==
void 0&&(Ne(s.entity_type,{instancePath:i+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:y,dynamicAnchors:f})||(e=e===null?Ne.errors:S(e,
Ne.errors),p=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)xe(r[a],{instancePath:i+"/event_type\
s/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?xe.errors:S(e,xe.errors),p=e.length)}else{let t={instancePath:i+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Se.properties.event_types.type,parentSchema:Se.properties.
event_types,data:r};e===null?e=[t]:e.push(t),p++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:i+"/filters",schemaPath:"\
#/properties/filters/type",keyword:"type",params:{type:Se.properties.filters.type},message:"must be array,null",schema:Se.properties.filters.type,parentSchema:Se.
properties.filters,data:r};e===null?e=[t]:e.push(t),p++}if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)ft(r[a],{instancePath:i+"/filters/"+a,parentData:r,
parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?ft.errors:S(e,ft.errors),p=e.length)}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Se.type,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),p++}return be.errors=e,p===0}be.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function bt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=bt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:k.required,parentSchema:k,data:s};e===
null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:k.required,parentSchema:k,data:s};e===
null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),p++}if(s.id!==
void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:k.properties.id.type,parentSchema:k.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.type.type,parentSchema:k.
properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.url===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.custom_payload===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.headers===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.events===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.http_basic_user===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.http_basic_password===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",schema:k.properties.
attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.enabled===void 0){let t={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'",schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.payload_api_version===void 0){let t={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",
schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.nested_items_in_payload===void 0){let t={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},message:"must h\
ave required property 'nested_items_in_payload'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}
if(r.auto_retry===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_ret\
ry"},message:"must have required property 'auto_retry'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(
t),p++}for(let t in r)if(!se.call(k.properties.attributes.properties,t)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let a={instancePath:i+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.name.type,parentSchema:k.
properties.attributes.properties.name,data:t};e===null?e=[a]:e.push(a),p++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let a={instancePath:i+"/attrib\
utes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.
properties.url.type,parentSchema:k.properties.attributes.properties.url,data:t};e===null?e=[a]:e.push(a),p++}}if(r.custom_payload!==void 0){let t=r.custom_payload;
if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:k.properties.attributes.properties.custom_payload.type},message:"must be string,null",schema:k.properties.attributes.properties.custom_payload.
type,parentSchema:k.properties.attributes.properties.custom_payload,data:t};e===null?e=[a]:e.push(a),p++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t==
"object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(
u),p++}}else{let a={instancePath:i+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,data:t};e===null?e=[a]:e.push(a),
p++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)be(t[o],{instancePath:i+"/attributes/events/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:f})||(e=e===null?be.errors:S(e,be.errors),p=e.length)}else{let a={instancePath:i+"/attributes/events",schemaPath:"#/properties/attribu\
tes/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.attributes.properties.events.type,parentSchema:k.properties.
attributes.properties.events,data:t};e===null?e=[a]:e.push(a),p++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let a={
instancePath:i+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:k.properties.attributes.
properties.http_basic_user.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.attributes.
properties.http_basic_user,data:t};e===null?e=[a]:e.push(a),p++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){
let a={instancePath:i+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:k.properties.
attributes.properties.http_basic_password.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.
properties.attributes.properties.http_basic_password,data:t};e===null?e=[a]:e.push(a),p++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let a={
instancePath:i+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n",schema:k.properties.attributes.properties.enabled.type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[a]:e.push(a),p++}}if(r.payload_api_version!==
void 0){let t=r.payload_api_version;if(typeof t!="string"){let a={instancePath:i+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/propertie\
s/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.
properties.attributes.properties.payload_api_version,data:t};e===null?e=[a]:e.push(a),p++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;
if(typeof t!="boolean"){let a={instancePath:i+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.
attributes.properties.nested_items_in_payload,data:t};e===null?e=[a]:e.push(a),p++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let a={
instancePath:i+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.auto_retry,data:t};e===null?e=[a]:e.push(a),p++}}}else{
let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.
attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),p++}return bt.errors=e,p===0}bt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Fr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Fr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Lt.required,parentSchema:Lt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)
if(r!=="data"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties",schema:!1,parentSchema:Lt,data:s};e===null?e=[t]:e.push(t),p++}s.data!==void 0&&(bt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"\
data",rootData:y,dynamicAnchors:f})||(e=e===null?bt.errors:S(e,bt.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Lt.type,parentSchema:Lt,data:s};e===null?e=[r]:e.push(r),p++}return Fr.errors=e,p===0}Fr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Oa=Ur,Ht={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},
$id:"standin://json-api/data/WebhookUpdate"},z={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{
type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{
type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:[
"id","type"]};function gt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=gt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:z.required,
parentSchema:z,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:z,data:s};e===null?
e=[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:z.properties.id.type,parentSchema:z.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.
properties.type.type,parentSchema:z.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook"){let t={instancePath:i+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:z.properties.type,data:r};e===null?
e=[t]:e.push(t),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!se.call(z.properties.attributes.
properties,t)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.name!==void 0){let t=r.name;
if(typeof t!="string"){let a={instancePath:i+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:z.properties.attributes.properties.name.type,parentSchema:z.properties.attributes.properties.name,data:t};e===null?e=[a]:e.push(
a),p++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let a={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.attributes.properties.url.type,parentSchema:z.properties.attributes.properties.url,data:t};
e===null?e=[a]:e.push(a),p++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/custom_pa\
yload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:z.properties.attributes.properties.custom_payload.type},message:"\
must be string,null",schema:z.properties.attributes.properties.custom_payload.type,parentSchema:z.properties.attributes.properties.custom_payload,data:t};e===null?
e=[a]:e.push(a),p++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let u={
instancePath:i+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.attributes.properties.headers.additionalProperties.type,parentSchema:z.properties.
attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/attributes/headers",schemaPath:"#/properti\
es/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.attributes.properties.headers.type,parentSchema:z.
properties.attributes.properties.headers,data:t};e===null?e=[a]:e.push(a),p++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let a=t.length;for(let o=0;o<
a;o++)be(t[o],{instancePath:i+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?be.errors:S(e,be.errors),p=e.
length)}else{let a={instancePath:i+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:z.properties.attributes.properties.events.type,parentSchema:z.properties.attributes.properties.events,data:t};e===null?e=[a]:e.push(a),p++}}
if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/http_basic_user",schemaPath:"#/proper\
ties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:z.properties.attributes.properties.http_basic_user.type},message:"must be string,nu\
ll",schema:z.properties.attributes.properties.http_basic_user.type,parentSchema:z.properties.attributes.properties.http_basic_user,data:t};e===null?e=[a]:e.push(
a),p++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:z.properties.attributes.properties.http_basic_password.type},
message:"must be string,null",schema:z.properties.attributes.properties.http_basic_password.type,parentSchema:z.properties.attributes.properties.http_basic_password,
data:t};e===null?e=[a]:e.push(a),p++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let a={instancePath:i+"/attributes/enabled",schemaPath:"#/p\
roperties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:z.properties.attributes.properties.enabled.
type,parentSchema:z.properties.attributes.properties.enabled,data:t};e===null?e=[a]:e.push(a),p++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let a={instancePath:i+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:z.properties.attributes.properties.payload_api_version.type,parentSchema:z.properties.attributes.properties.
payload_api_version,data:t};e===null?e=[a]:e.push(a),p++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let a={
instancePath:i+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean",schema:z.properties.attributes.properties.nested_items_in_payload.type,parentSchema:z.properties.attributes.properties.nested_items_in_payload,
data:t};e===null?e=[a]:e.push(a),p++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let a={instancePath:i+"/attributes/auto_retry",schemaPath:"\
#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:z.properties.attributes.properties.auto_retry.
type,parentSchema:z.properties.attributes.properties.auto_retry,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i+"/attributes",schemaPath:"#/pr\
operties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.attributes.type,parentSchema:z.properties.attributes,
data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.type,
parentSchema:z,data:s};e===null?e=[r]:e.push(r),p++}return gt.errors=e,p===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ur(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ur.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Ht.required,parentSchema:Ht,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Ht,data:s};e===null?e=[t]:e.push(t),p++}s.data!==void 0&&(gt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||
(e=e===null?gt.errors:S(e,gt.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Ht.type,parentSchema:Ht,data:s};e===null?e=[r]:e.push(r),p++}return Ur.errors=e,p===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $a=Cr,Yt={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/data/\
WebhookCreate"},O={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"objec\
t",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},
url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"stand\
in://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}};function _t(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=_t.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'",schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),
p++}for(let r in s)if(!(r==="type"||r==="attributes")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:O,data:s};e===null?e=[t]:e.push(t),p++}if(s.type!==void 0){let r=s.type;if(typeof r!="strin\
g"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.type.type,
parentSchema:O.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:O.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}
if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/\
properties/attributes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:O.properties.attributes.required,
parentSchema:O.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.url===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attrib\
utes/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:O.properties.attributes.required,parentSchema:O.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.custom_payload===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes\
/required",keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:O.properties.attributes.required,
parentSchema:O.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.headers===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:O.properties.attributes.required,
parentSchema:O.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.events===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/att\
ributes/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:O.properties.attributes.required,parentSchema:O.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.http_basic_user===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:O.properties.attributes.
required,parentSchema:O.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.http_basic_password===void 0){let t={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",
schema:O.properties.attributes.required,parentSchema:O.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}for(let t in r)if(!se.call(O.properties.attributes.
properties,t)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:O.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.name!==void 0){let t=r.name;
if(typeof t!="string"){let a={instancePath:i+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:O.properties.attributes.properties.name.type,parentSchema:O.properties.attributes.properties.name,data:t};e===null?e=[a]:e.push(
a),p++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let a={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.url.type,parentSchema:O.properties.attributes.properties.url,data:t};
e===null?e=[a]:e.push(a),p++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/custom_pa\
yload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:O.properties.attributes.properties.custom_payload.type},message:"\
must be string,null",schema:O.properties.attributes.properties.custom_payload.type,parentSchema:O.properties.attributes.properties.custom_payload,data:t};e===null?
e=[a]:e.push(a),p++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let u={
instancePath:i+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.headers.additionalProperties.type,parentSchema:O.properties.
attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/attributes/headers",schemaPath:"#/properti\
es/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.attributes.properties.headers.type,parentSchema:O.
properties.attributes.properties.headers,data:t};e===null?e=[a]:e.push(a),p++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let a=t.length;for(let o=0;o<
a;o++)be(t[o],{instancePath:i+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?be.errors:S(e,be.errors),p=e.
length)}else{let a={instancePath:i+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:O.properties.attributes.properties.events.type,parentSchema:O.properties.attributes.properties.events,data:t};e===null?e=[a]:e.push(a),p++}}
if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/http_basic_user",schemaPath:"#/proper\
ties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:O.properties.attributes.properties.http_basic_user.type},message:"must be string,nu\
ll",schema:O.properties.attributes.properties.http_basic_user.type,parentSchema:O.properties.attributes.properties.http_basic_user,data:t};e===null?e=[a]:e.push(
a),p++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:O.properties.attributes.properties.http_basic_password.type},
message:"must be string,null",schema:O.properties.attributes.properties.http_basic_password.type,parentSchema:O.properties.attributes.properties.http_basic_password,
data:t};e===null?e=[a]:e.push(a),p++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let a={instancePath:i+"/attributes/enabled",schemaPath:"#/p\
roperties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:O.properties.attributes.properties.enabled.
type,parentSchema:O.properties.attributes.properties.enabled,data:t};e===null?e=[a]:e.push(a),p++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let a={instancePath:i+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.payload_api_version.type,parentSchema:O.properties.attributes.properties.
payload_api_version,data:t};e===null?e=[a]:e.push(a),p++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let a={
instancePath:i+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean",schema:O.properties.attributes.properties.nested_items_in_payload.type,parentSchema:O.properties.attributes.properties.nested_items_in_payload,
data:t};e===null?e=[a]:e.push(a),p++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let a={instancePath:i+"/attributes/auto_retry",schemaPath:"\
#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:O.properties.attributes.properties.auto_retry.
type,parentSchema:O.properties.attributes.properties.auto_retry,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i+"/attributes",schemaPath:"#/pr\
operties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.attributes.type,parentSchema:O.properties.attributes,
data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.type,
parentSchema:O,data:s};e===null?e=[r]:e.push(r),p++}return _t.errors=e,p===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cr(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Yt.required,parentSchema:Yt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Yt,data:s};e===null?e=[t]:e.push(t),p++}s.data!==void 0&&(_t(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||
(e=e===null?_t.errors:S(e,_t.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Yt.type,parentSchema:Yt,data:s};e===null?e=[r]:e.push(r),p++}return Cr.errors=e,p===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ia=Wr,We={
type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"\
standin://json-api/schemas#/$defs/ListMeta"}}};function Pt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=Pt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:k.required,parentSchema:k,data:s};e===
null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:k.required,parentSchema:k,data:s};e===
null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),p++}if(s.id!==
void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:k.properties.id.type,parentSchema:k.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.type.type,parentSchema:k.
properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.url===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.custom_payload===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.headers===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.events===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.http_basic_user===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.http_basic_password===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",schema:k.properties.
attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.enabled===void 0){let t={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'",schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.payload_api_version===void 0){let t={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",
schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.nested_items_in_payload===void 0){let t={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},message:"must h\
ave required property 'nested_items_in_payload'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}
if(r.auto_retry===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_ret\
ry"},message:"must have required property 'auto_retry'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(
t),p++}for(let t in r)if(!se.call(k.properties.attributes.properties,t)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let a={instancePath:i+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.name.type,parentSchema:k.
properties.attributes.properties.name,data:t};e===null?e=[a]:e.push(a),p++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let a={instancePath:i+"/attrib\
utes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.
properties.url.type,parentSchema:k.properties.attributes.properties.url,data:t};e===null?e=[a]:e.push(a),p++}}if(r.custom_payload!==void 0){let t=r.custom_payload;
if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:k.properties.attributes.properties.custom_payload.type},message:"must be string,null",schema:k.properties.attributes.properties.custom_payload.
type,parentSchema:k.properties.attributes.properties.custom_payload,data:t};e===null?e=[a]:e.push(a),p++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t==
"object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(
u),p++}}else{let a={instancePath:i+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,data:t};e===null?e=[a]:e.push(a),
p++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)be(t[o],{instancePath:i+"/attributes/events/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:f})||(e=e===null?be.errors:S(e,be.errors),p=e.length)}else{let a={instancePath:i+"/attributes/events",schemaPath:"#/properties/attribu\
tes/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.attributes.properties.events.type,parentSchema:k.properties.
attributes.properties.events,data:t};e===null?e=[a]:e.push(a),p++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let a={
instancePath:i+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:k.properties.attributes.
properties.http_basic_user.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.attributes.
properties.http_basic_user,data:t};e===null?e=[a]:e.push(a),p++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){
let a={instancePath:i+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:k.properties.
attributes.properties.http_basic_password.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.
properties.attributes.properties.http_basic_password,data:t};e===null?e=[a]:e.push(a),p++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let a={
instancePath:i+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n",schema:k.properties.attributes.properties.enabled.type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[a]:e.push(a),p++}}if(r.payload_api_version!==
void 0){let t=r.payload_api_version;if(typeof t!="string"){let a={instancePath:i+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/propertie\
s/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.
properties.attributes.properties.payload_api_version,data:t};e===null?e=[a]:e.push(a),p++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;
if(typeof t!="boolean"){let a={instancePath:i+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.
attributes.properties.nested_items_in_payload,data:t};e===null?e=[a]:e.push(a),p++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let a={
instancePath:i+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.auto_retry,data:t};e===null?e=[a]:e.push(a),p++}}}else{
let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.
attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),p++}return Pt.errors=e,p===0}Pt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Wr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Wr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:We.required,parentSchema:We,data:s};e===null?e=[r]:e.push(r),p++}if(s.
meta===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:We.
required,parentSchema:We,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:We,data:s};e===null?e=[t]:
e.push(t),p++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Pt(r[a],{instancePath:i+"/data/"+a,parentData:r,parentDataProperty:a,
rootData:y,dynamicAnchors:f})||(e=e===null?Pt.errors:S(e,Pt.errors),p=e.length)}else{let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:We.properties.data.type,parentSchema:We.properties.data,data:r};e===null?e=[t]:e.push(t),p++}}s.meta!==
void 0&&(fe(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:f})||(e=e===null?fe.errors:S(e,fe.errors),p=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:We.type,parentSchema:We,data:s};e===null?e=[r]:e.
push(r),p++}return Wr.errors=e,p===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ta=Vr,Ve={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},
c={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_c\
all"},attributes:{type:"object",additionalProperties:!1,required:["entity_type","event_type","created_at","request_url","request_headers","request_payload","res\
ponse_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","remark","attempts"],
properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{$ref:"standin://json-api/schemas#/$defs/EventType"},created_at:{type:"\
string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{
type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"stand\
in://json-api/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},remark:{type:["string","null"]},attempts:{type:"array",items:{$ref:"sta\
ndin://json-api/schemas#/$defs/WebhookCallAttempt"}}}},relationships:{type:"object",additionalProperties:!1,required:["webhook"],properties:{webhook:{type:"obje\
ct",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"\
webhook"},id:{type:"string"}}}}}}}}},Gt={type:"string",enum:["pending","success","failed","rescheduled"]};function Xe(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Gt.type,parentSchema:Gt,data:s};e===null?e=[r]:e.push(r),
p++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Gt.enum},
message:"must be equal to one of the allowed values",schema:Gt.enum,parentSchema:Gt,data:s};e===null?e=[r]:e.push(r),p++}return Xe.errors=e,p===0}Xe.evaluated={
dynamicProps:!1,dynamicItems:!1};var x={type:"object",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload",
"response_status","response_headers","response_payload","failure_reason","remark"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"stri\
ng",enum:["event","retry","resend"]},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"str\
ing"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string",
"null"]},failure_reason:{type:["string","null"]},remark:{type:["string","null"]}}};function Ke(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=Ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.attempted_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_at"},message:"must have requ\
ired property 'attempted_at'",schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}if(s.cause===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"cause"},message:"must have required property 'cause'",schema:x.required,parentSchema:x,data:s};e===null?e=[r]:
e.push(r),p++}if(s.request_url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},message:"must h\
ave required property 'request_url'",schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:x.required,
parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}if(s.request_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},message:"must have required property 'request_payload'",schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}if(s.response_status===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"must have required property 'respon\
se_status'",schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}if(s.response_headers===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:x.required,parentSchema:x,data:s};
e===null?e=[r]:e.push(r),p++}if(s.response_payload===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_\
payload"},message:"must have required property 'response_payload'",schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}if(s.failure_reason===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},message:"must have required property 'failure_reason'",
schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}if(s.remark===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"remark"},message:"must have required property 'remark'",schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!se.
call(x.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:x,data:s};e===null?e=[t]:e.push(t),p++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){
if(!te.test(r)){let t={instancePath:i+"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},message:'must m\
atch format "date-time"',schema:"date-time",parentSchema:x.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:i+"/attempted_\
at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.attempted_at.type,parentSchema:x.
properties.attempted_at,data:r};e===null?e=[t]:e.push(t),p++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={instancePath:i+"/cause",schemaPath:"\
#/properties/cause/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.cause.type,parentSchema:x.properties.cause,data:r};e===
null?e=[t]:e.push(t),p++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:i+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{
allowedValues:x.properties.cause.enum},message:"must be equal to one of the allowed values",schema:x.properties.cause.enum,parentSchema:x.properties.cause,data:r};
e===null?e=[t]:e.push(t),p++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:i+"/request_url",schemaPath:"#/propertie\
s/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.request_url.type,parentSchema:x.properties.request_url,data:r};
e===null?e=[t]:e.push(t),p++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!=
"string"){let o={instancePath:i+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.request_headers.additionalProperties.type,parentSchema:x.properties.request_headers.
additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let t={instancePath:i+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:x.properties.request_headers.type,parentSchema:x.properties.request_headers,data:r};e===null?e=[t]:
e.push(t),p++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:i+"/request_payload",schemaPath:"#/properties/r\
equest_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.request_payload.type,parentSchema:x.properties.request_payload,
data:r};e===null?e=[t]:e.push(t),p++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let t={instancePath:i+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:x.properties.response_status.type},message:"\
must be integer,null",schema:x.properties.response_status.type,parentSchema:x.properties.response_status,data:r};e===null?e=[t]:e.push(t),p++}}if(s.response_headers!==
void 0){let r=s.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:i+"/response_headers",schemaPath:"#/properties/re\
sponse_headers/type",keyword:"type",params:{type:x.properties.response_headers.type},message:"must be object,null",schema:x.properties.response_headers.type,parentSchema:x.
properties.response_headers,data:r};e===null?e=[t]:e.push(t),p++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={
instancePath:i+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:x.properties.response_headers.additionalProperties.type,parentSchema:x.properties.response_headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),p++}}}if(s.response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/respons\
e_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:x.properties.response_payload.type},message:"must be string,null",schema:x.
properties.response_payload.type,parentSchema:x.properties.response_payload,data:r};e===null?e=[t]:e.push(t),p++}}if(s.failure_reason!==void 0){let r=s.failure_reason;
if(typeof r!="string"&&r!==null){let t={instancePath:i+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:x.properties.
failure_reason.type},message:"must be string,null",schema:x.properties.failure_reason.type,parentSchema:x.properties.failure_reason,data:r};e===null?e=[t]:e.push(
t),p++}}if(s.remark!==void 0){let r=s.remark;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/remark",schemaPath:"#/properties/remark/type",keyword:"typ\
e",params:{type:x.properties.remark.type},message:"must be string,null",schema:x.properties.remark.type,parentSchema:x.properties.remark,data:r};e===null?e=[t]:
e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:x.type,parentSchema:x,data:s};
e===null?e=[r]:e.push(r),p++}return Ke.errors=e,p===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qt(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=qt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:c.required,parentSchema:c,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:c.required,parentSchema:c,data:s};e===null?e=[r]:e.push(r),p++}if(s.
attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property\
 'attributes'",schema:c.required,parentSchema:c,data:s};e===null?e=[r]:e.push(r),p++}if(s.relationships===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:c.required,parentSchema:c,data:s};e===null?
e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:c,data:s};e===null?e=[t]:e.push(
t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:c.properties.id.type,parentSchema:c.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="st\
ring"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.type.
type,parentSchema:c.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook_call"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/cons\
t",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"webhook_call",parentSchema:c.properties.type,data:r};e===null?
e=[t]:e.push(t),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){let t={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'enti\
ty_type'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.event_type===void 0){let t={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have required property 'event\
_type'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.created_at===void 0){let t={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'creat\
ed_at'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.request_url===void 0){let t={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},message:"must have required property 'requ\
est_url'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.request_headers===void 0){let t={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have requ\
ired property 'request_headers'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.request_payload===
void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_payload"},message:"\
must have required property 'request_payload'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}
if(r.response_status===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"res\
ponse_status"},message:"must have required property 'response_status'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===
null?e=[t]:e.push(t),p++}if(r.response_headers===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,
data:r};e===null?e=[t]:e.push(t),p++}if(r.response_payload===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"response_payload"},message:"must have required property 'response_payload'",schema:c.properties.attributes.required,parentSchema:c.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/propert\
ies/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required property 'attempted_auto_retries\
_count'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.last_sent_at===void 0){let t={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'las\
t_sent_at'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.next_retry_at===void 0){let t={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry_at"},message:"must have requir\
ed property 'next_retry_at'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.status===void 0){
let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},message:"must have requir\
ed property 'status'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.failure_reason===void 0){
let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"failure_reason"},message:"must hav\
e required property 'failure_reason'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.remark===
void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"remark"},message:"must hav\
e required property 'remark'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.attempts===
void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempts"},message:"must h\
ave required property 'attempts'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}for(let t in r)
if(!se.call(c.properties.attributes.properties,t)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:c.properties.attributes,data:r};e===null?e=[a]:
e.push(a),p++}if(r.entity_type!==void 0&&(Ne(r.entity_type,{instancePath:i+"/attributes/entity_type",parentData:r,parentDataProperty:"entity_type",rootData:y,dynamicAnchors:f})||
(e=e===null?Ne.errors:S(e,Ne.errors),p=e.length)),r.event_type!==void 0&&(xe(r.event_type,{instancePath:i+"/attributes/event_type",parentData:r,parentDataProperty:"\
event_type",rootData:y,dynamicAnchors:f})||(e=e===null?xe.errors:S(e,xe.errors),p=e.length)),r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!te.
test(t)){let a={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-\
time"},message:'must match format "date-time"',schema:"date-time",parentSchema:c.properties.attributes.properties.created_at,data:t};e===null?e=[a]:e.push(a),p++}}else{
let a={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:c.properties.attributes.properties.created_at.type,parentSchema:c.properties.attributes.properties.created_at,data:t};e===null?e=[a]:e.push(
a),p++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!="string"){let a={instancePath:i+"/attributes/request_url",schemaPath:"#/properties/attribute\
s/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.attributes.properties.request_url.type,parentSchema:c.
properties.attributes.properties.request_url,data:t};e===null?e=[a]:e.push(a),p++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="objec\
t"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.
properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:c.properties.attributes.properties.request_headers.additionalProperties,
data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.attributes.properties.request_headers.type,parentSchema:c.properties.attributes.
properties.request_headers,data:t};e===null?e=[a]:e.push(a),p++}}if(r.request_payload!==void 0){let t=r.request_payload;if(typeof t!="string"){let a={instancePath:i+
"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:c.properties.attributes.properties.request_payload.type,parentSchema:c.properties.attributes.properties.request_payload,data:t};e===null?e=[a]:e.push(a),
p++}}if(r.response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:i+"/attribut\
es/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:c.properties.attributes.properties.response_status.
type},message:"must be integer,null",schema:c.properties.attributes.properties.response_status.type,parentSchema:c.properties.attributes.properties.response_status,
data:t};e===null?e=[a]:e.push(a),p++}}if(r.response_headers!==void 0){let t=r.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let a={
instancePath:i+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:c.properties.attributes.
properties.response_headers.type},message:"must be object,null",schema:c.properties.attributes.properties.response_headers.type,parentSchema:c.properties.attributes.
properties.response_headers,data:t};e===null?e=[a]:e.push(a),p++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let u={
instancePath:i+"/attributes/response_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/addition\
alProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.attributes.properties.response_headers.additionalProperties.
type,parentSchema:c.properties.attributes.properties.response_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}}if(r.response_payload!==void 0){
let t=r.response_payload;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/response_payload",schemaPath:"#/properties/attributes/properties/re\
sponse_payload/type",keyword:"type",params:{type:c.properties.attributes.properties.response_payload.type},message:"must be string,null",schema:c.properties.attributes.
properties.response_payload.type,parentSchema:c.properties.attributes.properties.response_payload,data:t};e===null?e=[a]:e.push(a),p++}}if(r.attempted_auto_retries_count!==
void 0){let t=r.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/attributes/attempted_auto_retries\
_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.
properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:c.properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?
e=[a]:e.push(a),p++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/attributes/attempted_auto_retries_count",schemaPath:"#/properti\
es/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:c.
properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[a]:e.push(a),p++}}if(r.last_sent_at!==void 0){let t=r.last_sent_at;if(typeof t!=
"string"&&t!==null){let a={instancePath:i+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",keyword:"type",params:{type:c.
properties.attributes.properties.last_sent_at.type},message:"must be string,null",schema:c.properties.attributes.properties.last_sent_at.type,parentSchema:c.properties.
attributes.properties.last_sent_at,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="string"&&!te.test(t)){let a={instancePath:i+"/attributes/last_sent_at",schemaPath:"\
#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",
parentSchema:c.properties.attributes.properties.last_sent_at,data:t};e===null?e=[a]:e.push(a),p++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!=
"string"&&t!==null){let a={instancePath:i+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{
type:c.properties.attributes.properties.next_retry_at.type},message:"must be string,null",schema:c.properties.attributes.properties.next_retry_at.type,parentSchema:c.
properties.attributes.properties.next_retry_at,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="string"&&!te.test(t)){let a={instancePath:i+"/attributes/next_\
retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-tim\
e"',schema:"date-time",parentSchema:c.properties.attributes.properties.next_retry_at,data:t};e===null?e=[a]:e.push(a),p++}}if(r.status!==void 0&&(Xe(r.status,{instancePath:i+
"/attributes/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:f})||(e=e===null?Xe.errors:S(e,Xe.errors),p=e.length)),r.failure_reason!==
void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/failure_reason",schemaPath:"#/properties/attributes/propertie\
s/failure_reason/type",keyword:"type",params:{type:c.properties.attributes.properties.failure_reason.type},message:"must be string,null",schema:c.properties.attributes.
properties.failure_reason.type,parentSchema:c.properties.attributes.properties.failure_reason,data:t};e===null?e=[a]:e.push(a),p++}}if(r.remark!==void 0){let t=r.
remark;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/remark",schemaPath:"#/properties/attributes/properties/remark/type",keyword:"type",params:{
type:c.properties.attributes.properties.remark.type},message:"must be string,null",schema:c.properties.attributes.properties.remark.type,parentSchema:c.properties.
attributes.properties.remark,data:t};e===null?e=[a]:e.push(a),p++}}if(r.attempts!==void 0){let t=r.attempts;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)
Ke(t[o],{instancePath:i+"/attributes/attempts/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:f})||(e=e===null?Ke.errors:S(e,Ke.errors),p=e.length)}else{
let a={instancePath:i+"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",keyword:"type",params:{type:"array"},message:"must be\
 array",schema:c.properties.attributes.properties.attempts.type,parentSchema:c.properties.attributes.properties.attempts,data:t};e===null?e=[a]:e.push(a),p++}}}else{
let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.
attributes.type,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"webhook"},message:"must have required property 'webhook'",schema:c.properties.relationships.required,parentSchema:c.properties.relationships,data:r};
e===null?e=[t]:e.push(t),p++}for(let t in r)if(t!=="webhook"){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:c.properties.relationships,data:r};
e===null?e=[a]:e.push(a),p++}if(r.webhook!==void 0){let t=r.webhook;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.data===void 0){let a={instancePath:i+"/rel\
ationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{missingProperty:"data"},message:"must have re\
quired property 'data'",schema:c.properties.relationships.properties.webhook.required,parentSchema:c.properties.relationships.properties.webhook,data:t};e===null?
e=[a]:e.push(a),p++}for(let a in t)if(a!=="data"){let o={instancePath:i+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:c.properties.
relationships.properties.webhook,data:t};e===null?e=[o]:e.push(o),p++}if(t.data!==void 0){let a=t.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===
void 0){let o={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"require\
d",params:{missingProperty:"type"},message:"must have required property 'type'",schema:c.properties.relationships.properties.webhook.properties.data.required,parentSchema:c.
properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),p++}if(a.id===void 0){let o={instancePath:i+"/relationships/webhook\
/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"id"},message:"must have r\
equired property 'id'",schema:c.properties.relationships.properties.webhook.properties.data.required,parentSchema:c.properties.relationships.properties.webhook.
properties.data,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(!(o==="type"||o==="id")){let u={instancePath:i+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must N\
OT have additional properties",schema:!1,parentSchema:c.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[u]:e.push(u),p++}if(a.type!==
void 0){let o=a.type;if(typeof o!="string"){let u={instancePath:i+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/p\
roperties/data/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.relationships.properties.webhook.properties.
data.properties.type.type,parentSchema:c.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[u]:e.push(u),p++}if(o!==
"webhook"){let u={instancePath:i+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/co\
nst",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:c.properties.relationships.properties.webhook.
properties.data.properties.type,data:o};e===null?e=[u]:e.push(u),p++}}if(a.id!==void 0){let o=a.id;if(typeof o!="string"){let u={instancePath:i+"/relationships/\
webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/id/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:c.properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:c.properties.relationships.properties.webhook.
properties.data.properties.id,data:o};e===null?e=[u]:e.push(u),p++}}}else{let o={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relations\
hips/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.relationships.properties.webhook.
properties.data.type,parentSchema:c.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+
"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.
properties.relationships.properties.webhook.type,parentSchema:c.properties.relationships.properties.webhook,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i+
"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.relationships.type,
parentSchema:c.properties.relationships,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:c.type,parentSchema:c,data:s};e===null?e=[r]:e.push(r),p++}return qt.errors=e,p===0}qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Vr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Vr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Ve.required,parentSchema:Ve,data:s};e===null?e=[r]:e.push(r),p++}if(s.
meta===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ve.
required,parentSchema:Ve,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ve,data:s};e===null?e=[t]:
e.push(t),p++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)qt(r[a],{instancePath:i+"/data/"+a,parentData:r,parentDataProperty:a,
rootData:y,dynamicAnchors:f})||(e=e===null?qt.errors:S(e,qt.errors),p=e.length)}else{let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:Ve.properties.data.type,parentSchema:Ve.properties.data,data:r};e===null?e=[t]:e.push(t),p++}}s.meta!==
void 0&&(fe(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:f})||(e=e===null?fe.errors:S(e,fe.errors),p=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ve.type,parentSchema:Ve,data:s};e===null?e=[r]:e.
push(r),p++}return Vr.errors=e,p===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var za=Zr,Xt={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},$id:"standin://json-api/data/WebhookCall"};function kt(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:c.required,parentSchema:c,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:c.required,parentSchema:c,data:s};e===null?e=[r]:
e.push(r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must hav\
e required property 'attributes'",schema:c.required,parentSchema:c,data:s};e===null?e=[r]:e.push(r),p++}if(s.relationships===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:c.required,parentSchema:c,data:s};
e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:c,data:s};e===null?e=
[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:c.properties.id.type,parentSchema:c.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.
properties.type.type,parentSchema:c.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="webhook_call"){let t={instancePath:i+"/type",schemaPath:"#/prop\
erties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"webhook_call",parentSchema:c.properties.type,
data:r};e===null?e=[t]:e.push(t),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){let t={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required\
 property 'entity_type'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.event_type===void 0){
let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have re\
quired property 'event_type'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.created_at===
void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},message:"must\
 have required property 'created_at'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.request_url===
void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},message:"mus\
t have required property 'request_url'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.request_headers===
void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},message:"\
must have required property 'request_headers'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}
if(r.request_payload===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"req\
uest_payload"},message:"must have required property 'request_payload'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===
null?e=[t]:e.push(t),p++}if(r.response_status===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"response_status"},message:"must have required property 'response_status'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,
data:r};e===null?e=[t]:e.push(t),p++}if(r.response_headers===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:c.properties.attributes.required,parentSchema:c.
properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.response_payload===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"response_payload"},message:"must have required property 'response_payload'",schema:c.properties.attributes.
required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:i+"/attribute\
s",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required property\
 'attempted_auto_retries_count'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.last_sent_at===
void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"mu\
st have required property 'last_sent_at'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.
next_retry_at===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry\
_at"},message:"must have required property 'next_retry_at'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:
e.push(t),p++}if(r.status===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(
t),p++}if(r.failure_reason===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
failure_reason"},message:"must have required property 'failure_reason'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===
null?e=[t]:e.push(t),p++}if(r.remark===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
remark"},message:"must have required property 'remark'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(
t),p++}if(r.attempts===void 0){let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"att\
empts"},message:"must have required property 'attempts'",schema:c.properties.attributes.required,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(
t),p++}for(let t in r)if(!se.call(c.properties.attributes.properties,t)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:c.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.entity_type!==void 0&&(Ne(r.entity_type,{instancePath:i+"/attributes/entity_type",parentData:r,parentDataProperty:"ent\
ity_type",rootData:y,dynamicAnchors:f})||(e=e===null?Ne.errors:S(e,Ne.errors),p=e.length)),r.event_type!==void 0&&(xe(r.event_type,{instancePath:i+"/attributes/\
event_type",parentData:r,parentDataProperty:"event_type",rootData:y,dynamicAnchors:f})||(e=e===null?xe.errors:S(e,xe.errors),p=e.length)),r.created_at!==void 0){
let t=r.created_at;if(typeof t=="string"){if(!te.test(t)){let a={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_\
at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:c.properties.attributes.properties.
created_at,data:t};e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/t\
ype",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.attributes.properties.created_at.type,parentSchema:c.properties.attributes.
properties.created_at,data:t};e===null?e=[a]:e.push(a),p++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!="string"){let a={instancePath:i+"/attrib\
utes/request_url",schemaPath:"#/properties/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.
attributes.properties.request_url.type,parentSchema:c.properties.attributes.properties.request_url,data:t};e===null?e=[a]:e.push(a),p++}}if(r.request_headers!==
void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let u={instancePath:i+"/attributes\
/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:c.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:c.properties.
attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/attributes/request_headers",schemaPath:"\
#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.attributes.properties.
request_headers.type,parentSchema:c.properties.attributes.properties.request_headers,data:t};e===null?e=[a]:e.push(a),p++}}if(r.request_payload!==void 0){let t=r.
request_payload;if(typeof t!="string"){let a={instancePath:i+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.attributes.properties.request_payload.type,parentSchema:c.properties.attributes.
properties.request_payload,data:t};e===null?e=[a]:e.push(a),p++}}if(r.response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&t!==null){let a={instancePath:i+"/attributes/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"ty\
pe",params:{type:c.properties.attributes.properties.response_status.type},message:"must be integer,null",schema:c.properties.attributes.properties.response_status.
type,parentSchema:c.properties.attributes.properties.response_status,data:t};e===null?e=[a]:e.push(a),p++}}if(r.response_headers!==void 0){let t=r.response_headers;
if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let a={instancePath:i+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/re\
sponse_headers/type",keyword:"type",params:{type:c.properties.attributes.properties.response_headers.type},message:"must be object,null",schema:c.properties.attributes.
properties.response_headers.type,parentSchema:c.properties.attributes.properties.response_headers,data:t};e===null?e=[a]:e.push(a),p++}if(t&&typeof t=="object"&&
!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/response_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.
properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:c.properties.attributes.properties.response_headers.additionalProperties,
data:o};e===null?e=[u]:e.push(u),p++}}}if(r.response_payload!==void 0){let t=r.response_payload;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attribu\
tes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:c.properties.attributes.properties.response_payload.
type},message:"must be string,null",schema:c.properties.attributes.properties.response_payload.type,parentSchema:c.properties.attributes.properties.response_payload,
data:t};e===null?e=[a]:e.push(a),p++}}if(r.attempted_auto_retries_count!==void 0){let t=r.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let a={instancePath:i+"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:c.properties.
attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:c.properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[a]:e.push(a),p++}}
if(r.last_sent_at!==void 0){let t=r.last_sent_at;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/last_sent_at",schemaPath:"#/properties/attr\
ibutes/properties/last_sent_at/type",keyword:"type",params:{type:c.properties.attributes.properties.last_sent_at.type},message:"must be string,null",schema:c.properties.
attributes.properties.last_sent_at.type,parentSchema:c.properties.attributes.properties.last_sent_at,data:t};e===null?e=[a]:e.push(a),p++}if(typeof t=="string"&&
!te.test(t)){let a={instancePath:i+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:c.properties.attributes.properties.last_sent_at,data:t};e===null?e=[a]:e.push(
a),p++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/next_retry_at",schemaPath:"#/prop\
erties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:c.properties.attributes.properties.next_retry_at.type},message:"must be string,null",
schema:c.properties.attributes.properties.next_retry_at.type,parentSchema:c.properties.attributes.properties.next_retry_at,data:t};e===null?e=[a]:e.push(a),p++}
if(typeof t=="string"&&!te.test(t)){let a={instancePath:i+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:c.properties.attributes.properties.next_retry_at,data:t};
e===null?e=[a]:e.push(a),p++}}if(r.status!==void 0&&(Xe(r.status,{instancePath:i+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:f})||
(e=e===null?Xe.errors:S(e,Xe.errors),p=e.length)),r.failure_reason!==void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/att\
ributes/failure_reason",schemaPath:"#/properties/attributes/properties/failure_reason/type",keyword:"type",params:{type:c.properties.attributes.properties.failure_reason.
type},message:"must be string,null",schema:c.properties.attributes.properties.failure_reason.type,parentSchema:c.properties.attributes.properties.failure_reason,
data:t};e===null?e=[a]:e.push(a),p++}}if(r.remark!==void 0){let t=r.remark;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/attributes/remark",schemaPath:"\
#/properties/attributes/properties/remark/type",keyword:"type",params:{type:c.properties.attributes.properties.remark.type},message:"must be string,null",schema:c.
properties.attributes.properties.remark.type,parentSchema:c.properties.attributes.properties.remark,data:t};e===null?e=[a]:e.push(a),p++}}if(r.attempts!==void 0){
let t=r.attempts;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)Ke(t[o],{instancePath:i+"/attributes/attempts/"+o,parentData:t,parentDataProperty:o,rootData:y,
dynamicAnchors:f})||(e=e===null?Ke.errors:S(e,Ke.errors),p=e.length)}else{let a={instancePath:i+"/attributes/attempts",schemaPath:"#/properties/attributes/prope\
rties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:c.properties.attributes.properties.attempts.type,parentSchema:c.properties.
attributes.properties.attempts,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:c.properties.attributes.type,parentSchema:c.properties.attributes,data:r};e===null?e=[t]:e.push(t),
p++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:i+"/relationship\
s",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'",schema:c.
properties.relationships.required,parentSchema:c.properties.relationships,data:r};e===null?e=[t]:e.push(t),p++}for(let t in r)if(t!=="webhook"){let a={instancePath:i+
"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:c.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}if(r.webhook!==void 0){let t=r.webhook;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.data===void 0){let a={instancePath:i+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:c.properties.relationships.properties.webhook.required,
parentSchema:c.properties.relationships.properties.webhook,data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)if(a!=="data"){let o={instancePath:i+"/relationsh\
ips/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties",schema:!1,parentSchema:c.properties.relationships.properties.webhook,data:t};e===null?e=[o]:e.push(o),p++}if(t.data!==void 0){
let a=t.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let o={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relat\
ionships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:c.properties.
relationships.properties.webhook.properties.data.required,parentSchema:c.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(
o),p++}if(a.id===void 0){let o={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",
keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:c.properties.relationships.properties.webhook.properties.data.
required,parentSchema:c.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(!(o==="type"||o==="id")){
let u={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:c.properties.relationships.properties.webhook.
properties.data,data:a};e===null?e=[u]:e.push(u),p++}if(a.type!==void 0){let o=a.type;if(typeof o!="string"){let u={instancePath:i+"/relationships/webhook/data/\
type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:c.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:c.properties.relationships.properties.webhook.properties.
data.properties.type,data:o};e===null?e=[u]:e.push(u),p++}if(o!=="webhook"){let u={instancePath:i+"/relationships/webhook/data/type",schemaPath:"#/properties/re\
lationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"\
webhook",parentSchema:c.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[u]:e.push(u),p++}}if(a.id!==void 0){let o=a.
id;if(typeof o!="string"){let u={instancePath:i+"/relationships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/prope\
rties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.relationships.properties.webhook.properties.data.properties.id.
type,parentSchema:c.properties.relationships.properties.webhook.properties.data.properties.id,data:o};e===null?e=[u]:e.push(u),p++}}}else{let o={instancePath:i+
"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:c.properties.relationships.properties.webhook.properties.data.type,parentSchema:c.properties.relationships.properties.webhook.properties.data,
data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:c.properties.relationships.properties.webhook.type,parentSchema:c.properties.relationships.properties.
webhook,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:c.properties.relationships.type,parentSchema:c.properties.relationships,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.type,parentSchema:c,data:s};e===null?e=[r]:e.push(r),
p++}return kt.errors=e,p===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=Zr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'",schema:Xt.required,parentSchema:Xt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Xt,data:s};e===null?e=[t]:
e.push(t),p++}s.data!==void 0&&(kt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?kt.errors:S(
e,kt.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Xt.type,parentSchema:Xt,
data:s};e===null?e=[r]:e.push(r),p++}return Zr.errors=e,p===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mr=Rr,Kt={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},j={type:"object",
additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{
type:"object",additionalProperties:!1,required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"\
object",additionalProperties:!1,required:["parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{anyOf:[
{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"},{type:"null"}]}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function wt(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.
attributes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property\
 'attributes'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.relationships===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:j.required,parentSchema:j,data:s};e===null?
e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:j,data:s};e===null?e=[a]:e.push(
a),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:j.properties.id.type,parentSchema:j.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="st\
ring"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.type.
type,parentSchema:j.properties.type,data:t};e===null?e=[a]:e.push(a),p++}if(t!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:j.properties.type,
data:t};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:j.
properties.attributes.required,parentSchema:j.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.position===void 0){let a={instancePath:i+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'position'",schema:j.
properties.attributes.required,parentSchema:j.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)if(!(a==="label"||a==="position")){let o={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"mus\
t NOT have additional properties",schema:!1,parentSchema:j.properties.attributes,data:t};e===null?e=[o]:e.push(o),p++}if(t.label!==void 0){let a=t.label;if(typeof a!=
"string"){let o={instancePath:i+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:j.properties.attributes.properties.label.type,parentSchema:j.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(o),p++}}if(t.
position!==void 0){let a=t.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/propert\
ies/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:j.properties.attributes.properties.position.type,
parentSchema:j.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:j.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.attributes.type,parentSchema:j.properties.attributes,
data:t};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let a={
instancePath:i+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},message:"must have require\
d property 'parent'",schema:j.properties.relationships.required,parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}if(t.children===void 0){
let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},message:"must hav\
e required property 'children'",schema:j.properties.relationships.required,parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)
if(!(a==="parent"||a==="children")){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships,data:t};e===null?e=[o]:e.push(
o),p++}if(t.parent!==void 0){let a=t.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.
properties.relationships.properties.parent.required,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)
if(o!=="data"){let u={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships.properties.parent,data:a};
e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,m=!1,l=p;U(o,{instancePath:i+"/relationships/parent/data",parentData:a,parentDataProperty:"dat\
a",rootData:y,dynamicAnchors:f})||(e=e===null?U.errors:S(e,U.errors),p=e.length);var r=l===p;m=m||r;let h=p;if(o!==null){let A={instancePath:i+"/relationships/p\
arent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:j.
properties.relationships.properties.parent.properties.data.anyOf[1].type,parentSchema:j.properties.relationships.properties.parent.properties.data.anyOf[1],data:o};
e===null?e=[A]:e.push(A),p++}var r=h===p;if(m=m||r,m)p=u,e!==null&&(u?e.length=u:e=null);else{let A={instancePath:i+"/relationships/parent/data",schemaPath:"#/p\
roperties/relationships/properties/parent/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:j.properties.relationships.
properties.parent.properties.data.anyOf,parentSchema:j.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[A]:e.push(A),p++}}}else{let o={
instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect",schema:j.properties.relationships.properties.parent.type,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}}if(t.
children!==void 0){let a=t.children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/children",schemaPath:"\
#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.
properties.relationships.properties.children.required,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)
if(o!=="data"){let u={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships.properties.children,
data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data;if(Array.isArray(o)){let u=o.length;for(let m=0;m<u;m++)U(o[m],{instancePath:i+"/relations\
hips/children/data/"+m,parentData:o,parentDataProperty:m,rootData:y,dynamicAnchors:f})||(e=e===null?U.errors:S(e,U.errors),p=e.length)}else{let u={instancePath:i+
"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},message:"mu\
st be array",schema:j.properties.relationships.properties.children.properties.data.type,parentSchema:j.properties.relationships.properties.children.properties.data,
data:o};e===null?e=[u]:e.push(u),p++}}}else{let o={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.properties.children.type,parentSchema:j.properties.relationships.properties.
children,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:j.properties.relationships.type,parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.type,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),p++}return wt.errors=e,p===0}wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=Rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'",schema:Kt.required,parentSchema:Kt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Kt,data:s};e===null?e=[t]:
e.push(t),p++}s.data!==void 0&&(wt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?wt.errors:S(
e,wt.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Kt.type,parentSchema:Kt,
data:s};e===null?e=[r]:e.push(r),p++}return Rr.errors=e,p===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea=Mr,Qt={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},F={type:"\
object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{anyOf:[{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"},{type:"null"}]}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function vt(s,{
instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=vt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:F.required,parentSchema:F,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:F.required,parentSchema:F,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:F,data:s};e===null?e=
[a]:e.push(a),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:F.properties.id.type,parentSchema:F.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:F.
properties.type.type,parentSchema:F.properties.type,data:t};e===null?e=[a]:e.push(a),p++}if(t!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#\
/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:F.
properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(!(a===
"label"||a==="position")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:F.properties.attributes,data:t};e===null?e=[o]:e.push(o),p++}if(t.label!==void 0){let a=t.label;
if(typeof a!="string"){let o={instancePath:i+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:F.properties.attributes.properties.label.type,parentSchema:F.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(
o),p++}}if(t.position!==void 0){let a=t.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attributes/position",schemaPath:"\
#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:F.properties.attributes.properties.position.
type,parentSchema:F.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:F.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.attributes.type,parentSchema:F.properties.attributes,
data:t};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(!(a==="p\
arent"||a==="children")){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:F.properties.relationships,data:t};e===null?e=[o]:e.push(o),p++}if(t.
parent!==void 0){let a=t.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/parent",schemaPath:"#/pro\
perties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:F.properties.
relationships.properties.parent.required,parentSchema:F.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="d\
ata"){let u={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:F.properties.relationships.properties.parent,data:a};e===null?
e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,m=!1,l=p;U(o,{instancePath:i+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:y,
dynamicAnchors:f})||(e=e===null?U.errors:S(e,U.errors),p=e.length);var r=l===p;m=m||r;let h=p;if(o!==null){let A={instancePath:i+"/relationships/parent/data",schemaPath:"\
#/properties/relationships/properties/parent/properties/data/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:F.properties.relationships.
properties.parent.properties.data.anyOf[1].type,parentSchema:F.properties.relationships.properties.parent.properties.data.anyOf[1],data:o};e===null?e=[A]:e.push(
A),p++}var r=h===p;if(m=m||r,m)p=u,e!==null&&(u?e.length=u:e=null);else{let A={instancePath:i+"/relationships/parent/data",schemaPath:"#/properties/relationship\
s/properties/parent/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:F.properties.relationships.properties.parent.
properties.data.anyOf,parentSchema:F.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[A]:e.push(A),p++}}}else{let o={instancePath:i+
"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.
relationships.properties.parent.type,parentSchema:F.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}}if(t.children!==void 0){let a=t.
children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships\
/properties/children/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:F.properties.relationships.
properties.children.required,parentSchema:F.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={
instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:F.properties.relationships.properties.children,data:a};e===null?e=[u]:
e.push(u),p++}if(a.data!==void 0){let o=a.data;if(Array.isArray(o)){let u=o.length;for(let m=0;m<u;m++)U(o[m],{instancePath:i+"/relationships/children/data/"+m,
parentData:o,parentDataProperty:m,rootData:y,dynamicAnchors:f})||(e=e===null?U.errors:S(e,U.errors),p=e.length)}else{let u={instancePath:i+"/relationships/child\
ren/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:F.
properties.relationships.properties.children.properties.data.type,parentSchema:F.properties.relationships.properties.children.properties.data,data:o};e===null?e=
[u]:e.push(u),p++}}}else{let o={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:F.properties.relationships.properties.children.type,parentSchema:F.properties.relationships.properties.children,data:a};
e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:F.properties.relationships.type,parentSchema:F.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.type,parentSchema:F,data:s};e===null?e=[t]:e.push(t),p++}return vt.errors=
e,p===0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Mr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Mr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Qt.required,
parentSchema:Qt,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Qt,data:s};e===null?e=[t]:e.push(t),p++}s.data!==
void 0&&(vt(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?vt.errors:S(e,vt.errors),p=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Qt.type,parentSchema:Qt,data:s};e===null?e=[r]:e.
push(r),p++}return Mr.errors=e,p===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fa=Lr,er={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},C={type:"object",additionalProperties:!1,
required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"obj\
ect",additionalProperties:!1,required:["label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,
properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{anyOf:[{$ref:"standin://json-api/schemas#/$defs/UploadCollectionRe\
ference"},{type:"null"}]}}}}}}};function St(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=St.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:C.required,parentSchema:C,data:s};e===null?e=
[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must\
 have required property 'attributes'",schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attri\
butes"||t==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:C,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Yr.test(
t)){let a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pattern "^[A-Z\
a-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:C.properties.id,data:t};e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+"/id",schemaPath:"#/\
properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.id.type,parentSchema:C.properties.id,data:t};e===null?e=[
a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:C.properties.type.type,parentSchema:C.properties.type,data:t};e===null?e=[a]:e.push(a),p++}if(t!=="upload_collect\
ion"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to con\
stant",schema:"upload_collection",parentSchema:C.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.label===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'",schema:C.properties.attributes.required,parentSchema:C.properties.attributes,data:t};e===null?e=[a]:e.push(
a),p++}for(let a in t)if(!(a==="label"||a==="position")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:C.properties.attributes,data:t};e===null?
e=[o]:e.push(o),p++}if(t.label!==void 0){let a=t.label;if(typeof a!="string"){let o={instancePath:i+"/attributes/label",schemaPath:"#/properties/attributes/prop\
erties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.attributes.properties.label.type,parentSchema:C.properties.
attributes.properties.label,data:a};e===null?e=[o]:e.push(o),p++}}if(t.position!==void 0){let a=t.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:C.properties.attributes.properties.position.type,parentSchema:C.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(
o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/properties/attributes/properties/position\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:C.properties.attributes.properties.position,data:a};e===
null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:C.properties.attributes.type,parentSchema:C.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){let t=s.
relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(a!=="parent"){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relat\
ionships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:C.
properties.relationships,data:t};e===null?e=[o]:e.push(o),p++}if(t.parent!==void 0){let a=t.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"dat\
a"},message:"must have required property 'data'",schema:C.properties.relationships.properties.parent.required,parentSchema:C.properties.relationships.properties.
parent,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/p\
roperties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:C.
properties.relationships.properties.parent,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,m=!1,l=p;U(o,{instancePath:i+"/relationship\
s/parent/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?U.errors:S(e,U.errors),p=e.length);var r=l===p;m=m||r;let h=p;if(o!==
null){let A={instancePath:i+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null",schema:C.properties.relationships.properties.parent.properties.data.anyOf[1].type,parentSchema:C.properties.relationships.properties.
parent.properties.data.anyOf[1],data:o};e===null?e=[A]:e.push(A),p++}var r=h===p;if(m=m||r,m)p=u,e!==null&&(u?e.length=u:e=null);else{let A={instancePath:i+"/re\
lationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/anyOf",keyword:"anyOf",params:{},message:"must match a schema \
in anyOf",schema:C.properties.relationships.properties.parent.properties.data.anyOf,parentSchema:C.properties.relationships.properties.parent.properties.data,data:o};
e===null?e=[A]:e.push(A),p++}}}else{let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:C.properties.relationships.properties.parent.type,parentSchema:C.properties.relationships.properties.parent,
data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object",schema:C.properties.relationships.type,parentSchema:C.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:C.type,parentSchema:C,data:s};e===null?e=[t]:e.push(t),
p++}return St.errors=e,p===0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=Lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'",schema:er.required,parentSchema:er,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:er,data:s};e===null?e=[t]:
e.push(t),p++}s.data!==void 0&&(St(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?St.errors:S(
e,St.errors),p=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:er.type,parentSchema:er,
data:s};e===null?e=[r]:e.push(r),p++}return Lr.errors=e,p===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ua=Br,Ze={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schema\
s#/$defs/ListMeta"}}};function jt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=jt.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.
push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required pro\
perty 'type'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),p++}if(s.relationships===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},message:"must have\
 required property 'relationships'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attribu\
tes"||t==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must\
 NOT have additional properties",schema:!1,parentSchema:j,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.id.type,parentSchema:j.properties.id,
data:t};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.type.type,parentSchema:j.properties.type,data:t};e===null?e=[a]:e.push(a),p++}
if(t!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"\
must be equal to constant",schema:"upload_collection",parentSchema:j.properties.type,data:t};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let t=s.attributes;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"req\
uired",params:{missingProperty:"label"},message:"must have required property 'label'",schema:j.properties.attributes.required,parentSchema:j.properties.attributes,
data:t};e===null?e=[a]:e.push(a),p++}if(t.position===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"position"},message:"must have required property 'position'",schema:j.properties.attributes.required,parentSchema:j.properties.attributes,
data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)if(!(a==="label"||a==="position")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.
attributes,data:t};e===null?e=[o]:e.push(o),p++}if(t.label!==void 0){let a=t.label;if(typeof a!="string"){let o={instancePath:i+"/attributes/label",schemaPath:"\
#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.attributes.properties.label.type,
parentSchema:j.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(o),p++}}if(t.position!==void 0){let a=t.position;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:j.properties.attributes.properties.position.type,parentSchema:j.properties.attributes.properties.position,data:a};e===
null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/properties/attributes/p\
roperties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:j.properties.attributes.properties.position,
data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:j.properties.attributes.type,parentSchema:j.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){
let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relatio\
nships/required",keyword:"required",params:{missingProperty:"parent"},message:"must have required property 'parent'",schema:j.properties.relationships.required,
parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}if(t.children===void 0){let a={instancePath:i+"/relationships",schemaPath:"#/proper\
ties/relationships/required",keyword:"required",params:{missingProperty:"children"},message:"must have required property 'children'",schema:j.properties.relationships.
required,parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}for(let a in t)if(!(a==="parent"||a==="children")){let o={instancePath:i+"\
/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have\
 additional properties",schema:!1,parentSchema:j.properties.relationships,data:t};e===null?e=[o]:e.push(o),p++}if(t.parent!==void 0){let a=t.parent;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.properties.relationships.properties.parent.required,parentSchema:j.
properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,m=!1,
l=p;U(o,{instancePath:i+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?U.errors:S(e,U.errors),p=
e.length);var r=l===p;m=m||r;let h=p;if(o!==null){let A={instancePath:i+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pr\
operties/data/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:j.properties.relationships.properties.parent.properties.data.anyOf[1].
type,parentSchema:j.properties.relationships.properties.parent.properties.data.anyOf[1],data:o};e===null?e=[A]:e.push(A),p++}var r=h===p;if(m=m||r,m)p=u,e!==null&&
(u?e.length=u:e=null);else{let A={instancePath:i+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf",schema:j.properties.relationships.properties.parent.properties.data.anyOf,parentSchema:j.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[A]:e.push(A),p++}}}else{let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.properties.parent.type,parentSchema:j.
properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}}if(t.children!==void 0){let a=t.children;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.data===void 0){let o={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",
params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.properties.relationships.properties.children.required,parentSchema:j.properties.
relationships.properties.children,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/children",schemaPath:"\
#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data;if(Array.
isArray(o)){let u=o.length;for(let m=0;m<u;m++)U(o[m],{instancePath:i+"/relationships/children/data/"+m,parentData:o,parentDataProperty:m,rootData:y,dynamicAnchors:f})||
(e=e===null?U.errors:S(e,U.errors),p=e.length)}else{let u={instancePath:i+"/relationships/children/data",schemaPath:"#/properties/relationships/properties/child\
ren/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:j.properties.relationships.properties.children.properties.data.type,
parentSchema:j.properties.relationships.properties.children.properties.data,data:o};e===null?e=[u]:e.push(u),p++}}}else{let o={instancePath:i+"/relationships/ch\
ildren",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.
properties.children.type,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relatio\
nships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.type,parentSchema:j.
properties.relationships,data:t};e===null?e=[a]:e.push(a),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:j.type,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}return jt.errors=e,p===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Br(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Br.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Ze.required,parentSchema:Ze,data:s};e===null?e=[r]:e.push(r),p++}if(s.
meta===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ze.
required,parentSchema:Ze,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ze,data:s};e===null?e=[t]:
e.push(t),p++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)jt(r[a],{instancePath:i+"/data/"+a,parentData:r,parentDataProperty:a,
rootData:y,dynamicAnchors:f})||(e=e===null?jt.errors:S(e,jt.errors),p=e.length)}else{let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:Ze.properties.data.type,parentSchema:Ze.properties.data,data:r};e===null?e=[t]:e.push(t),p++}}s.meta!==
void 0&&(fe(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:f})||(e=e===null?fe.errors:S(e,fe.errors),p=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ze.type,parentSchema:Ze,data:s};e===null?e=[r]:e.
push(r),p++}return Br.errors=e,p===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ca=Jr,tr={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{$ref:"standin://json-api/schemas#/$defs/JobResult"}},$id:"standin://json-api/data/JobResult"},Y={type:"object",additionalProperties:!1,required:[
"id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:["st\
atus","payload"],properties:{status:{type:"integer",minimum:100,maximum:599},payload:{}}}}};function At(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=At.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",
schema:Y.required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'",schema:Y.required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),p++}if(s.attributes===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:Y.
required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Y,data:s};
e===null?e=[t]:e.push(t),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Y.properties.id.type,parentSchema:Y.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.
properties.type.type,parentSchema:Y.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="job_result"){let t={instancePath:i+"/type",schemaPath:"#/proper\
ties/type/const",keyword:"const",params:{allowedValue:"job_result"},message:"must be equal to constant",schema:"job_result",parentSchema:Y.properties.type,data:r};
e===null?e=[t]:e.push(t),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",
schema:Y.properties.attributes.required,parentSchema:Y.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}if(r.payload===void 0){let t={instancePath:i+"\
/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'",
schema:Y.properties.attributes.required,parentSchema:Y.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}for(let t in r)if(!(t==="status"||t==="payload")){
let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties",schema:!1,parentSchema:Y.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.status!==void 0){let t=r.status;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:Y.properties.attributes.properties.status.type,parentSchema:Y.properties.attributes.properties.status,data:t};
e===null?e=[a]:e.push(a),p++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let a={instancePath:i+"/attributes/status",schemaPath:"#/properties/attribu\
tes/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:Y.properties.attributes.properties.
status,data:t};e===null?e=[a]:e.push(a),p++}if(t<100||isNaN(t)){let a={instancePath:i+"/attributes/status",schemaPath:"#/properties/attributes/properties/status\
/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:Y.properties.attributes.properties.status,data:t};
e===null?e=[a]:e.push(a),p++}}}}else{let t={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Y.properties.attributes.type,parentSchema:Y.properties.attributes,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),p++}return At.errors=e,p===
0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Jr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:tr.required,
parentSchema:tr,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(r!=="data"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:tr,data:s};e===null?e=[t]:e.push(t),p++}s.data!==
void 0&&(At(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:f})||(e=e===null?At.errors:S(e,At.errors),p=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:tr.type,parentSchema:tr,data:s};e===null?e=[r]:e.
push(r),p++}return Jr.errors=e,p===0}Jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wa=Hr,P={type:"object",additionalProperties:!1,required:["local\
es"],properties:{$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},
files:{type:"array",items:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"\
string"},base64:{type:"string",pattern:"^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"string"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^\
_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"s\
tring",minLength:1},label:{type:"string"},position:{type:"integer",minimum:0},parent:{anyOf:[{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"},{type:"\
null"}]}}}},uploads:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{id:{type:"string",minLength:1},path:{type:"str\
ing"},basename:{type:"string",minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},author:{type:["string","null"]},copyright:{type:["string","null"]},
notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schema\
s#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{anyOf:[{$ref:"standin://flat/schemas#/$defs/UploadColl\
ectionReference"},{type:"null"}]},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}}}},webhooks:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["id","name","url"],properties:{id:{type:"string",minLength:1},name:{type:"string"},url:{type:"string"},custom_payload:{
type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEven\
t"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{
type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"standin://flat/seed"},Va=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$","u"),Za=new RegExp("^/[^\\ud800\
-\\udfff]+$","u"),Ra=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),Ma=new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$","u"),La=new RegExp("^/[^\\ud800-\\udff\
f]*$","u"),dr=Gs().default;function Re(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Re.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:G.required,parentSchema:G,data:s};e===null?e=
[r]:e.push(r),p++}if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required p\
roperty 'id'",schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:G,data:s};
e===null?e=[t]:e.push(t),p++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:G.properties.type.type,parentSchema:G.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(r!=="\
upload_collection"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must b\
e equal to constant",schema:"upload_collection",parentSchema:G.properties.type,data:r};e===null?e=[t]:e.push(t),p++}}if(s.id!==void 0){let r=s.id;if(typeof r!="\
string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.id.type,
parentSchema:G.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),p++}return Re.errors=e,p===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Dt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Dt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_poi\
nt")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:M,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let a={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:M.properties.title.type},message:"must be string,null",schema:M.properties.title.type,
parentSchema:M.properties.title,data:t};e===null?e=[a]:e.push(a),p++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let a={instancePath:i+"/al\
t",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:M.properties.alt.type},message:"must be string,null",schema:M.properties.alt.type,parentSchema:M.
properties.alt,data:t};e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let a={instancePath:i+
"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.custom_data.type,parentSchema:M.
properties.custom_data,data:t};e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==void 0){let t=s.focal_point,a=p,o=!1,u=p;je(t,{instancePath:i+"/focal_point",parentData:s,
parentDataProperty:"focal_point",rootData:y,dynamicAnchors:f})||(e=e===null?je.errors:S(e,je.errors),p=e.length);var r=u===p;o=o||r;let m=p;if(t!==null){let l={
instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:M.properties.
focal_point.anyOf[1].type,parentSchema:M.properties.focal_point.anyOf[1],data:t};e===null?e=[l]:e.push(l),p++}var r=m===p;if(o=o||r,o)p=a,e!==null&&(a?e.length=
a:e=null);else{let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",
schema:M.properties.focal_point.anyOf,parentSchema:M.properties.focal_point,data:t};e===null?e=[l]:e.push(l),p++}}}else{let t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:s};e===null?e=[t]:e.push(t),p++}return Dt.errors=e,p===0}Dt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Nt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=Nt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:B.required,parentSchema:B,data:s};
e===null?e=[r]:e.push(r),p++}if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'",schema:B.required,parentSchema:B,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:B,
data:s};e===null?e=[t]:e.push(t),p++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:B.properties.type.type,parentSchema:B.properties.type,data:r};e===null?e=[t]:e.push(t),p++}if(!(r===
"access_token"||r==="sso_user"||r==="account"||r==="user"||r==="organization")){let t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",
params:{allowedValues:B.properties.type.enum},message:"must be equal to one of the allowed values",schema:B.properties.type.enum,parentSchema:B.properties.type,
data:r};e===null?e=[t]:e.push(t),p++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:B.properties.id.type,parentSchema:B.properties.id,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:B.type,parentSchema:B,data:s};e===null?e=[r]:e.push(r),
p++}return Nt.errors=e,p===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=xt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.entity_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have requir\
ed property 'entity_type'",schema:X.required,parentSchema:X,data:s};e===null?e=[r]:e.push(r),p++}if(s.event_types===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"event_types"},message:"must have required property 'event_types'",schema:X.required,parentSchema:X,data:s};
e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:X,data:s};e===null?e=[t]:e.push(
t),p++}if(s.entity_type!==void 0&&(he(s.entity_type,{instancePath:i+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:y,dynamicAnchors:f})||
(e=e===null?he.errors:S(e,he.errors),p=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)ye(r[a],{instancePath:i+
"/event_types/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?ye.errors:S(e,ye.errors),p=e.length)}else{let t={instancePath:i+"\
/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},message:"must be array",schema:X.properties.event_types.type,parentSchema:X.
properties.event_types,data:r};e===null?e=[t]:e.push(t),p++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:i+"/filt\
ers",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:X.properties.filters.type},message:"must be array,null",schema:X.properties.filters.type,
parentSchema:X.properties.filters,data:r};e===null?e=[t]:e.push(t),p++}if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Le(r[a],{instancePath:i+"/filters\
/"+a,parentData:r,parentDataProperty:a,rootData:y,dynamicAnchors:f})||(e=e===null?Le.errors:S(e,Le.errors),p=e.length)}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:X.type,parentSchema:X,data:s};e===null?e=[r]:e.push(r),p++}return xt.errors=e,p===
0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Hr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.locales===void 0){
let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"locales"},message:"must have required property 'locales'",schema:P.required,
parentSchema:P,data:s};e===null?e=[a]:e.push(a),p++}for(let a in s)if(!(a==="$schema"||a==="locales"||a==="files"||a==="upload_collections"||a==="uploads"||a===
"webhooks")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:P,data:s};e===null?e=[o]:e.push(o),p++}if(s.$schema!==void 0){let a=s.$schema;if(typeof a!="string"){let o={instancePath:i+
"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.$schema.type,parentSchema:P.
properties.$schema,data:a};e===null?e=[o]:e.push(o),p++}}if(s.locales!==void 0){let a=s.locales;if(Array.isArray(a)){if(a.length<1){let l={instancePath:i+"/loca\
les",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:P.properties.
locales,data:a};e===null?e=[l]:e.push(l),p++}let o=a.length;for(let l=0;l<o;l++){let h=a[l];if(typeof h=="string"){if(!Va.test(h)){let A={instancePath:i+"/local\
es/"+l,schemaPath:"#/properties/locales/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},message:'must match pattern "\
^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"',schema:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$",parentSchema:P.properties.locales.items,data:h};e===null?e=[A]:e.push(A),
p++}}else{let A={instancePath:i+"/locales/"+l,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.
properties.locales.items.type,parentSchema:P.properties.locales.items,data:h};e===null?e=[A]:e.push(A),p++}}let u=a.length,m;if(u>1){let l={};for(;u--;){let h=a[u];
if(typeof h=="string"){if(typeof l[h]=="number"){m=l[h];let A={instancePath:i+"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"uniqueItems",params:{
i:u,j:m},message:"must NOT have duplicate items (items ## "+m+" and "+u+" are identical)",schema:!0,parentSchema:P.properties.locales,data:a};e===null?e=[A]:e.push(
A),p++;break}l[h]=u}}}}else{let o={instancePath:i+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type:"array"},message:"must be array",
schema:P.properties.locales.type,parentSchema:P.properties.locales,data:a};e===null?e=[o]:e.push(o),p++}}if(s.files!==void 0){let a=s.files;if(Array.isArray(a)){
let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.path===void 0){let l={instancePath:i+"/files/"+u,schemaPath:"#/\
properties/files/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:P.properties.files.items.
required,parentSchema:P.properties.files.items,data:m};e===null?e=[l]:e.push(l),p++}for(let l in m)if(!(l==="path"||l==="text"||l==="base64"||l==="file"||l==="c\
opy_of"||l==="mime_type")){let h={instancePath:i+"/files/"+u,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:P.properties.files.items,data:m};e===null?e=[h]:e.push(h),p++}if(m.path!==void 0){let l=m.path;
if(typeof l=="string"){if(!Za.test(l)){let h={instancePath:i+"/files/"+u+"/path",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pattern",
params:{pattern:"^/[^\\ud800-\\udfff]+$"},message:'must match pattern "^/[^\\ud800-\\udfff]+$"',schema:"^/[^\\ud800-\\udfff]+$",parentSchema:P.properties.files.
items.properties.path,data:l};e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+"/files/"+u+"/path",schemaPath:"#/properties/files/items/properties/path/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.files.items.properties.path.type,parentSchema:P.properties.files.items.
properties.path,data:l};e===null?e=[h]:e.push(h),p++}}if(m.text!==void 0){let l=m.text;if(typeof l!="string"){let h={instancePath:i+"/files/"+u+"/text",schemaPath:"\
#/properties/files/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.files.items.properties.text.type,
parentSchema:P.properties.files.items.properties.text,data:l};e===null?e=[h]:e.push(h),p++}}if(m.base64!==void 0){let l=m.base64;if(typeof l=="string"){if(!Ra.test(
l)){let h={instancePath:i+"/files/"+u+"/base64",schemaPath:"#/properties/files/items/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/\
]*={0,2}$"},message:'must match pattern "^[A-Za-z0-9+/]*={0,2}$"',schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:P.properties.files.items.properties.base64,data:l};
e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+"/files/"+u+"/base64",schemaPath:"#/properties/files/items/properties/base64/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:P.properties.files.items.properties.base64.type,parentSchema:P.properties.files.items.properties.base64,data:l};e===
null?e=[h]:e.push(h),p++}}if(m.file!==void 0){let l=m.file;if(typeof l!="string"){let h={instancePath:i+"/files/"+u+"/file",schemaPath:"#/properties/files/items\
/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.files.items.properties.file.type,parentSchema:P.properties.
files.items.properties.file,data:l};e===null?e=[h]:e.push(h),p++}}if(m.copy_of!==void 0){let l=m.copy_of;if(typeof l!="string"){let h={instancePath:i+"/files/"+
u+"/copy_of",schemaPath:"#/properties/files/items/properties/copy_of/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.files.
items.properties.copy_of.type,parentSchema:P.properties.files.items.properties.copy_of,data:l};e===null?e=[h]:e.push(h),p++}}if(m.mime_type!==void 0){let l=m.mime_type;
if(typeof l=="string"){if(!Ma.test(l)){let h={instancePath:i+"/files/"+u+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"},message:'must match pattern "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"',schema:"^\
[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",parentSchema:P.properties.files.items.properties.mime_type,data:l};e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+
"/files/"+u+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.
properties.files.items.properties.mime_type.type,parentSchema:P.properties.files.items.properties.mime_type,data:l};e===null?e=[h]:e.push(h),p++}}}else{let l={instancePath:i+
"/files/"+u,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:P.properties.files.items.type,parentSchema:P.
properties.files.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:P.properties.files.type,parentSchema:P.properties.files,data:a};e===null?e=[o]:e.push(o),p++}}if(s.upload_collections!==void 0){
let a=s.upload_collections;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let l={
instancePath:i+"/upload_collections/"+u,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"id"},message:"mu\
st have required property 'id'",schema:P.properties.upload_collections.items.required,parentSchema:P.properties.upload_collections.items,data:m};e===null?e=[l]:
e.push(l),p++}if(m.label===void 0){let l={instancePath:i+"/upload_collections/"+u,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",
params:{missingProperty:"label"},message:"must have required property 'label'",schema:P.properties.upload_collections.items.required,parentSchema:P.properties.upload_collections.
items,data:m};e===null?e=[l]:e.push(l),p++}for(let l in m)if(!(l==="id"||l==="label"||l==="position"||l==="parent")){let h={instancePath:i+"/upload_collections/"+
u,schemaPath:"#/properties/upload_collections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:P.properties.upload_collections.items,data:m};e===null?e=[h]:e.push(h),p++}if(m.id!==void 0){let l=m.id;if(typeof l==
"string"){if(dr(l)<1){let h={instancePath:i+"/upload_collections/"+u+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:P.properties.upload_collections.items.properties.id,data:l};e===
null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+"/upload_collections/"+u+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:P.properties.upload_collections.items.properties.id.type,parentSchema:P.properties.upload_collections.
items.properties.id,data:l};e===null?e=[h]:e.push(h),p++}}if(m.label!==void 0){let l=m.label;if(typeof l!="string"){let h={instancePath:i+"/upload_collections/"+
u+"/label",schemaPath:"#/properties/upload_collections/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.
upload_collections.items.properties.label.type,parentSchema:P.properties.upload_collections.items.properties.label,data:l};e===null?e=[h]:e.push(h),p++}}if(m.position!==
void 0){let l=m.position;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:i+"/upload_collections/"+u+"/position",schemaPath:"#/prop\
erties/upload_collections/items/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:P.properties.upload_collections.
items.properties.position.type,parentSchema:P.properties.upload_collections.items.properties.position,data:l};e===null?e=[h]:e.push(h),p++}if(typeof l=="number"&&
isFinite(l)&&(l<0||isNaN(l))){let h={instancePath:i+"/upload_collections/"+u+"/position",schemaPath:"#/properties/upload_collections/items/properties/position/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:P.properties.upload_collections.items.properties.position,
data:l};e===null?e=[h]:e.push(h),p++}}if(m.parent!==void 0){let l=m.parent,h=p,A=!1,Te=p;Re(l,{instancePath:i+"/upload_collections/"+u+"/parent",parentData:m,parentDataProperty:"\
parent",rootData:y,dynamicAnchors:f})||(e=e===null?Re.errors:S(e,Re.errors),p=e.length);var r=Te===p;A=A||r;let pt=p;if(l!==null){let Oe={instancePath:i+"/uploa\
d_collections/"+u+"/parent",schemaPath:"#/properties/upload_collections/items/properties/parent/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must \
be null",schema:P.properties.upload_collections.items.properties.parent.anyOf[1].type,parentSchema:P.properties.upload_collections.items.properties.parent.anyOf[1],
data:l};e===null?e=[Oe]:e.push(Oe),p++}var r=pt===p;if(A=A||r,A)p=h,e!==null&&(h?e.length=h:e=null);else{let Oe={instancePath:i+"/upload_collections/"+u+"/paren\
t",schemaPath:"#/properties/upload_collections/items/properties/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:P.properties.
upload_collections.items.properties.parent.anyOf,parentSchema:P.properties.upload_collections.items.properties.parent,data:l};e===null?e=[Oe]:e.push(Oe),p++}}}else{
let l={instancePath:i+"/upload_collections/"+u,schemaPath:"#/properties/upload_collections/items/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:P.properties.upload_collections.items.type,parentSchema:P.properties.upload_collections.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+
"/upload_collections",schemaPath:"#/properties/upload_collections/type",keyword:"type",params:{type:"array"},message:"must be array",schema:P.properties.upload_collections.
type,parentSchema:P.properties.upload_collections,data:a};e===null?e=[o]:e.push(o),p++}}if(s.uploads!==void 0){let a=s.uploads;if(Array.isArray(a)){let o=a.length;
for(let u=0;u<o;u++){let m=a[u];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let l={instancePath:i+"/uploads/"+u,schemaPath:"#/properties/uplo\
ads/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:P.properties.uploads.items.required,parentSchema:P.
properties.uploads.items,data:m};e===null?e=[l]:e.push(l),p++}if(m.path===void 0){let l={instancePath:i+"/uploads/"+u,schemaPath:"#/properties/uploads/items/req\
uired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:P.properties.uploads.items.required,parentSchema:P.
properties.uploads.items,data:m};e===null?e=[l]:e.push(l),p++}for(let l in m)if(!se.call(P.properties.uploads.items.properties,l)){let h={instancePath:i+"/uploa\
ds/"+u,schemaPath:"#/properties/uploads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have addition\
al properties",schema:!1,parentSchema:P.properties.uploads.items,data:m};e===null?e=[h]:e.push(h),p++}if(m.id!==void 0){let l=m.id;if(typeof l=="string"){if(dr(
l)<1){let h={instancePath:i+"/uploads/"+u+"/id",schemaPath:"#/properties/uploads/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:P.properties.uploads.items.properties.id,data:l};e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+
"/uploads/"+u+"/id",schemaPath:"#/properties/uploads/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.
uploads.items.properties.id.type,parentSchema:P.properties.uploads.items.properties.id,data:l};e===null?e=[h]:e.push(h),p++}}if(m.path!==void 0){let l=m.path;if(typeof l!=
"string"){let h={instancePath:i+"/uploads/"+u+"/path",schemaPath:"#/properties/uploads/items/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:P.properties.uploads.items.properties.path.type,parentSchema:P.properties.uploads.items.properties.path,data:l};e===null?e=[h]:e.push(h),
p++}}if(m.basename!==void 0){let l=m.basename;if(typeof l=="string"){if(dr(l)<1){let h={instancePath:i+"/uploads/"+u+"/basename",schemaPath:"#/properties/upload\
s/items/properties/basename/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:P.properties.uploads.
items.properties.basename,data:l};e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+"/uploads/"+u+"/basename",schemaPath:"#/properties/uploads/items/prop\
erties/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.uploads.items.properties.basename.type,parentSchema:P.properties.
uploads.items.properties.basename,data:l};e===null?e=[h]:e.push(h),p++}}if(m.url!==void 0){let l=m.url;if(typeof l=="string"){if(!La.test(l)){let h={instancePath:i+
"/uploads/"+u+"/url",schemaPath:"#/properties/uploads/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]*$"},message:'must ma\
tch pattern "^/[^\\ud800-\\udfff]*$"',schema:"^/[^\\ud800-\\udfff]*$",parentSchema:P.properties.uploads.items.properties.url,data:l};e===null?e=[h]:e.push(h),p++}}else{
let h={instancePath:i+"/uploads/"+u+"/url",schemaPath:"#/properties/uploads/items/properties/url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:P.properties.uploads.items.properties.url.type,parentSchema:P.properties.uploads.items.properties.url,data:l};e===null?e=[h]:e.push(h),p++}}if(m.author!==
void 0){let l=m.author;if(typeof l!="string"&&l!==null){let h={instancePath:i+"/uploads/"+u+"/author",schemaPath:"#/properties/uploads/items/properties/author/t\
ype",keyword:"type",params:{type:P.properties.uploads.items.properties.author.type},message:"must be string,null",schema:P.properties.uploads.items.properties.author.
type,parentSchema:P.properties.uploads.items.properties.author,data:l};e===null?e=[h]:e.push(h),p++}}if(m.copyright!==void 0){let l=m.copyright;if(typeof l!="st\
ring"&&l!==null){let h={instancePath:i+"/uploads/"+u+"/copyright",schemaPath:"#/properties/uploads/items/properties/copyright/type",keyword:"type",params:{type:P.
properties.uploads.items.properties.copyright.type},message:"must be string,null",schema:P.properties.uploads.items.properties.copyright.type,parentSchema:P.properties.
uploads.items.properties.copyright,data:l};e===null?e=[h]:e.push(h),p++}}if(m.notes!==void 0){let l=m.notes;if(typeof l!="string"&&l!==null){let h={instancePath:i+
"/uploads/"+u+"/notes",schemaPath:"#/properties/uploads/items/properties/notes/type",keyword:"type",params:{type:P.properties.uploads.items.properties.notes.type},
message:"must be string,null",schema:P.properties.uploads.items.properties.notes.type,parentSchema:P.properties.uploads.items.properties.notes,data:l};e===null?
e=[h]:e.push(h),p++}}if(m.tags!==void 0){let l=m.tags;if(Array.isArray(l)){let h=l.length;for(let A=0;A<h;A++){let Te=l[A];if(typeof Te!="string"){let pt={instancePath:i+
"/uploads/"+u+"/tags/"+A,schemaPath:"#/properties/uploads/items/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.
properties.uploads.items.properties.tags.items.type,parentSchema:P.properties.uploads.items.properties.tags.items,data:Te};e===null?e=[pt]:e.push(pt),p++}}}else{
let h={instancePath:i+"/uploads/"+u+"/tags",schemaPath:"#/properties/uploads/items/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:P.properties.uploads.items.properties.tags.type,parentSchema:P.properties.uploads.items.properties.tags,data:l};e===null?e=[h]:e.push(h),p++}}if(m.
default_field_metadata!==void 0){let l=m.default_field_metadata;if(l&&typeof l=="object"&&!Array.isArray(l))for(let h in l)Dt(l[h],{instancePath:i+"/uploads/"+u+
"/default_field_metadata/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:h,rootData:y,dynamicAnchors:f})||(e=e===null?Dt.errors:S(e,Dt.
errors),p=e.length);else{let h={instancePath:i+"/uploads/"+u+"/default_field_metadata",schemaPath:"#/properties/uploads/items/properties/default_field_metadata/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:P.properties.uploads.items.properties.default_field_metadata.type,parentSchema:P.properties.
uploads.items.properties.default_field_metadata,data:l};e===null?e=[h]:e.push(h),p++}}if(m.creator!==void 0&&(Nt(m.creator,{instancePath:i+"/uploads/"+u+"/creat\
or",parentData:m,parentDataProperty:"creator",rootData:y,dynamicAnchors:f})||(e=e===null?Nt.errors:S(e,Nt.errors),p=e.length)),m.upload_collection!==void 0){let l=m.
upload_collection,h=p,A=!1,Te=p;Re(l,{instancePath:i+"/uploads/"+u+"/upload_collection",parentData:m,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:f})||
(e=e===null?Re.errors:S(e,Re.errors),p=e.length);var t=Te===p;A=A||t;let pt=p;if(l!==null){let Oe={instancePath:i+"/uploads/"+u+"/upload_collection",schemaPath:"\
#/properties/uploads/items/properties/upload_collection/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null",schema:P.properties.uploads.items.
properties.upload_collection.anyOf[1].type,parentSchema:P.properties.uploads.items.properties.upload_collection.anyOf[1],data:l};e===null?e=[Oe]:e.push(Oe),p++}
var t=pt===p;if(A=A||t,A)p=h,e!==null&&(h?e.length=h:e=null);else{let Oe={instancePath:i+"/uploads/"+u+"/upload_collection",schemaPath:"#/properties/uploads/ite\
ms/properties/upload_collection/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:P.properties.uploads.items.properties.upload_collection.
anyOf,parentSchema:P.properties.uploads.items.properties.upload_collection,data:l};e===null?e=[Oe]:e.push(Oe),p++}}if(m.created_at!==void 0){let l=m.created_at;
if(typeof l=="string"){if(!te.test(l)){let h={instancePath:i+"/uploads/"+u+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:P.properties.uploads.items.properties.created_at,data:l};
e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+"/uploads/"+u+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:P.properties.uploads.items.properties.created_at.type,parentSchema:P.properties.uploads.items.properties.
created_at,data:l};e===null?e=[h]:e.push(h),p++}}if(m.updated_at!==void 0){let l=m.updated_at;if(typeof l=="string"){if(!te.test(l)){let h={instancePath:i+"/upl\
oads/"+u+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match for\
mat "date-time"',schema:"date-time",parentSchema:P.properties.uploads.items.properties.updated_at,data:l};e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+
"/uploads/"+u+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.
properties.uploads.items.properties.updated_at.type,parentSchema:P.properties.uploads.items.properties.updated_at,data:l};e===null?e=[h]:e.push(h),p++}}}else{let l={
instancePath:i+"/uploads/"+u,schemaPath:"#/properties/uploads/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:P.properties.uploads.
items.type,parentSchema:P.properties.uploads.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={instancePath:i+"/uploads",schemaPath:"#/properties/uploads\
/type",keyword:"type",params:{type:"array"},message:"must be array",schema:P.properties.uploads.type,parentSchema:P.properties.uploads,data:a};e===null?e=[o]:e.
push(o),p++}}if(s.webhooks!==void 0){let a=s.webhooks;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let m=a[u];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.id===void 0){let l={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:P.properties.webhooks.items.required,parentSchema:P.properties.webhooks.items,data:m};e===null?e=[l]:e.push(l),p++}if(m.
name===void 0){let l={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'",schema:P.properties.webhooks.items.required,parentSchema:P.properties.webhooks.items,data:m};e===null?e=[l]:e.push(l),p++}if(m.
url===void 0){let l={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'",schema:P.properties.webhooks.items.required,parentSchema:P.properties.webhooks.items,data:m};e===null?e=[l]:e.push(l),p++}for(let l in m)
if(!se.call(P.properties.webhooks.items.properties,l)){let h={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:P.properties.webhooks.items,data:m};e===
null?e=[h]:e.push(h),p++}if(m.id!==void 0){let l=m.id;if(typeof l=="string"){if(dr(l)<1){let h={instancePath:i+"/webhooks/"+u+"/id",schemaPath:"#/properties/web\
hooks/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:P.properties.webhooks.
items.properties.id,data:l};e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:i+"/webhooks/"+u+"/id",schemaPath:"#/properties/webhooks/items/properties/id/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.webhooks.items.properties.id.type,parentSchema:P.properties.webhooks.items.
properties.id,data:l};e===null?e=[h]:e.push(h),p++}}if(m.name!==void 0){let l=m.name;if(typeof l!="string"){let h={instancePath:i+"/webhooks/"+u+"/name",schemaPath:"\
#/properties/webhooks/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.webhooks.items.properties.name.
type,parentSchema:P.properties.webhooks.items.properties.name,data:l};e===null?e=[h]:e.push(h),p++}}if(m.url!==void 0){let l=m.url;if(typeof l!="string"){let h={
instancePath:i+"/webhooks/"+u+"/url",schemaPath:"#/properties/webhooks/items/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:P.properties.webhooks.items.properties.url.type,parentSchema:P.properties.webhooks.items.properties.url,data:l};e===null?e=[h]:e.push(h),p++}}if(m.custom_payload!==
void 0){let l=m.custom_payload;if(typeof l!="string"&&l!==null){let h={instancePath:i+"/webhooks/"+u+"/custom_payload",schemaPath:"#/properties/webhooks/items/p\
roperties/custom_payload/type",keyword:"type",params:{type:P.properties.webhooks.items.properties.custom_payload.type},message:"must be string,null",schema:P.properties.
webhooks.items.properties.custom_payload.type,parentSchema:P.properties.webhooks.items.properties.custom_payload,data:l};e===null?e=[h]:e.push(h),p++}}if(m.headers!==
void 0){let l=m.headers;if(l&&typeof l=="object"&&!Array.isArray(l))for(let h in l){let A=l[h];if(typeof A!="string"){let Te={instancePath:i+"/webhooks/"+u+"/he\
aders/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/webhooks/items/properties/headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:P.properties.webhooks.items.properties.headers.additionalProperties.type,parentSchema:P.properties.webhooks.items.properties.
headers.additionalProperties,data:A};e===null?e=[Te]:e.push(Te),p++}}else{let h={instancePath:i+"/webhooks/"+u+"/headers",schemaPath:"#/properties/webhooks/item\
s/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:P.properties.webhooks.items.properties.headers.type,parentSchema:P.
properties.webhooks.items.properties.headers,data:l};e===null?e=[h]:e.push(h),p++}}if(m.events!==void 0){let l=m.events;if(Array.isArray(l)){let h=l.length;for(let A=0;A<
h;A++)xt(l[A],{instancePath:i+"/webhooks/"+u+"/events/"+A,parentData:l,parentDataProperty:A,rootData:y,dynamicAnchors:f})||(e=e===null?xt.errors:S(e,xt.errors),
p=e.length)}else{let h={instancePath:i+"/webhooks/"+u+"/events",schemaPath:"#/properties/webhooks/items/properties/events/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:P.properties.webhooks.items.properties.events.type,parentSchema:P.properties.webhooks.items.properties.events,data:l};e===null?
e=[h]:e.push(h),p++}}if(m.http_basic_user!==void 0){let l=m.http_basic_user;if(typeof l!="string"&&l!==null){let h={instancePath:i+"/webhooks/"+u+"/http_basic_u\
ser",schemaPath:"#/properties/webhooks/items/properties/http_basic_user/type",keyword:"type",params:{type:P.properties.webhooks.items.properties.http_basic_user.
type},message:"must be string,null",schema:P.properties.webhooks.items.properties.http_basic_user.type,parentSchema:P.properties.webhooks.items.properties.http_basic_user,
data:l};e===null?e=[h]:e.push(h),p++}}if(m.http_basic_password!==void 0){let l=m.http_basic_password;if(typeof l!="string"&&l!==null){let h={instancePath:i+"/we\
bhooks/"+u+"/http_basic_password",schemaPath:"#/properties/webhooks/items/properties/http_basic_password/type",keyword:"type",params:{type:P.properties.webhooks.
items.properties.http_basic_password.type},message:"must be string,null",schema:P.properties.webhooks.items.properties.http_basic_password.type,parentSchema:P.properties.
webhooks.items.properties.http_basic_password,data:l};e===null?e=[h]:e.push(h),p++}}if(m.enabled!==void 0){let l=m.enabled;if(typeof l!="boolean"){let h={instancePath:i+
"/webhooks/"+u+"/enabled",schemaPath:"#/properties/webhooks/items/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:P.
properties.webhooks.items.properties.enabled.type,parentSchema:P.properties.webhooks.items.properties.enabled,data:l};e===null?e=[h]:e.push(h),p++}}if(m.payload_api_version!==
void 0){let l=m.payload_api_version;if(typeof l!="string"){let h={instancePath:i+"/webhooks/"+u+"/payload_api_version",schemaPath:"#/properties/webhooks/items/p\
roperties/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:P.properties.webhooks.items.properties.payload_api_version.
type,parentSchema:P.properties.webhooks.items.properties.payload_api_version,data:l};e===null?e=[h]:e.push(h),p++}}if(m.nested_items_in_payload!==void 0){let l=m.
nested_items_in_payload;if(typeof l!="boolean"){let h={instancePath:i+"/webhooks/"+u+"/nested_items_in_payload",schemaPath:"#/properties/webhooks/items/properti\
es/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:P.properties.webhooks.items.properties.nested_items_in_payload.
type,parentSchema:P.properties.webhooks.items.properties.nested_items_in_payload,data:l};e===null?e=[h]:e.push(h),p++}}if(m.auto_retry!==void 0){let l=m.auto_retry;
if(typeof l!="boolean"){let h={instancePath:i+"/webhooks/"+u+"/auto_retry",schemaPath:"#/properties/webhooks/items/properties/auto_retry/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:P.properties.webhooks.items.properties.auto_retry.type,parentSchema:P.properties.webhooks.items.properties.auto_retry,
data:l};e===null?e=[h]:e.push(h),p++}}}else{let l={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:P.properties.webhooks.items.type,parentSchema:P.properties.webhooks.items,data:m};e===null?e=[l]:e.push(l),p++}}}else{let o={
instancePath:i+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type:"array"},message:"must be array",schema:P.properties.webhooks.type,
parentSchema:P.properties.webhooks,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:P.type,parentSchema:P,data:s};e===null?e=[a]:e.push(a),p++}return Hr.errors=e,p===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function S(s,i){for(let q of i)s.push(q);return s}var Ba={flat:{updateUpload:{200:ir,202:Xs,400:w,401:w,403:w,404:w,413:w,415:w,422:w,429:w,503:w,request:da},getUpload:{
200:ir,401:w,403:w,404:w,422:w,429:w,503:w},deleteUpload:{200:ir,401:w,403:w,404:w,422:w,429:w,503:w},createUpload:{201:ir,202:Xs,400:w,401:w,403:w,413:w,415:w,
422:w,429:w,503:w,request:ha},listUploads:{200:ya,401:w,403:w,422:w,429:w,503:w},createUploadRequest:{201:ca,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:fa},
updateWebhook:{200:or,400:w,401:w,403:w,404:w,413:w,415:w,422:w,429:w,503:w,request:ba},getWebhook:{200:or,401:w,403:w,404:w,422:w,429:w,503:w},deleteWebhook:{200:or,
401:w,403:w,404:w,422:w,429:w,503:w},createWebhook:{201:or,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:ga},listWebhooks:{200:_a,401:w,403:w,422:w,429:w,
503:w},listWebhookCalls:{200:Pa,401:w,403:w,422:w,429:w,503:w},getWebhookCall:{200:qa,401:w,403:w,404:w,422:w,429:w,503:w},resendWebhookCall:{401:w,403:w,404:w,
422:w,429:w,503:w},getUploadCollection:{200:nr,401:w,403:w,404:w,422:w,429:w,503:w},updateUploadCollection:{200:nr,400:w,401:w,403:w,404:w,413:w,415:w,422:w,429:w,
503:w,request:ka},deleteUploadCollection:{200:nr,401:w,403:w,404:w,422:w,429:w,503:w},createUploadCollection:{201:nr,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,
request:wa},listUploadCollections:{200:va,401:w,403:w,422:w,429:w,503:w},getJobResult:{200:Sa,401:w,403:w,404:w,422:w,429:w,503:w}},"json-api":{updateUpload:{200:lr,
202:Ks,400:v,401:v,404:v,413:v,415:v,422:v,429:v,503:v,request:ja},getUpload:{200:lr,401:v,404:v,422:v,429:v,503:v},deleteUpload:{200:lr,401:v,404:v,422:v,429:v,
503:v},createUpload:{201:lr,202:Ks,400:v,401:v,413:v,415:v,422:v,429:v,503:v,request:Aa},listUploads:{200:Da,401:v,422:v,429:v,503:v},createUploadRequest:{201:Na,
400:v,401:v,413:v,415:v,422:v,429:v,503:v,request:xa},updateWebhook:{200:ur,400:v,401:v,404:v,413:v,415:v,422:v,429:v,503:v,request:Oa},getWebhook:{200:ur,401:v,
404:v,422:v,429:v,503:v},deleteWebhook:{200:ur,401:v,404:v,422:v,429:v,503:v},createWebhook:{201:ur,400:v,401:v,413:v,415:v,422:v,429:v,503:v,request:$a},listWebhooks:{
200:Ia,401:v,422:v,429:v,503:v},listWebhookCalls:{200:Ta,401:v,422:v,429:v,503:v},getWebhookCall:{200:za,401:v,404:v,422:v,429:v,503:v},resendWebhookCall:{401:v,
404:v,422:v,429:v,503:v},getUploadCollection:{200:mr,401:v,404:v,422:v,429:v,503:v},updateUploadCollection:{200:mr,400:v,401:v,404:v,413:v,415:v,422:v,429:v,503:v,
request:Ea},deleteUploadCollection:{200:mr,401:v,404:v,422:v,429:v,503:v},createUploadCollection:{201:mr,400:v,401:v,413:v,415:v,422:v,429:v,503:v,request:Fa},listUploadCollections:{
200:Ua,401:v,422:v,429:v,503:v},getJobResult:{200:Ca,401:v,404:v,422:v,429:v,503:v}},seed:Wa};var Ja=Gr,tt={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function Gr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Gr.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.replace_strategy===void 0&&(s.replace_strategy=
"create_new_url");for(let t in s)if(t!=="replace_strategy"){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:tt,data:s};e===null?e=[a]:e.push(a),p++}let r=s.replace_strategy;if(typeof r!="string"){let t=typeof r,
a;if(a===void 0)if(t=="number"||t=="boolean")a=""+r;else if(r===null)a="";else{let o={instancePath:i+"/replace_strategy",schemaPath:"#/properties/replace_strate\
gy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:tt.properties.replace_strategy.type,parentSchema:tt.properties.replace_strategy,data:r};
e===null?e=[o]:e.push(o),p++}a!==void 0&&(r=a,s!==void 0&&(s.replace_strategy=a))}if(!(r==="create_new_url"||r==="keep_url")){let t={instancePath:i+"/replace_st\
rategy",schemaPath:"#/properties/replace_strategy/enum",keyword:"enum",params:{allowedValues:tt.properties.replace_strategy.enum},message:"must be equal to one \
of the allowed values",schema:tt.properties.replace_strategy.enum,parentSchema:tt.properties.replace_strategy,data:r};e===null?e=[t]:e.push(t),p++}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:tt.type,parentSchema:tt,data:s};e===null?e=[r]:e.push(r),
p++}return Gr.errors=e,p===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ha=Xr,ws={$id:"standin://flat/query/getUpload",type:"object",additionalProperties:!1,
properties:{}};function Xr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Xr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ws,data:s};e===null?e=[t]:
e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ws.type,parentSchema:ws,data:s};
e===null?e=[r]:e.push(r),p++}return Xr.errors=e,p===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ya=Kr,vs={$id:"standin://flat/query/deleteUplo\
ad",type:"object",additionalProperties:!1,properties:{}};function Kr(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:vs,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:vs.type,parentSchema:vs,data:s};e===null?e=[r]:e.push(r),p++}return Kr.errors=e,p===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ga=Qr,
Ss={$id:"standin://flat/query/createUpload",type:"object",additionalProperties:!1,properties:{}};function Qr(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ss,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Ss.type,parentSchema:Ss,data:s};e===null?e=[r]:e.push(r),p++}return Qr.errors=e,p===0}Qr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Xa=es,Pe={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"in\
teger",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][md5][eq]":{type:"strin\
g"}}};function es(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=es.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===
void 0&&(s["page[limit]"]=30);for(let a in s)if(!(a==="page[offset]"||a==="page[limit]"||a==="filter[ids]"||a==="filter[fields][md5][eq]")){let o={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:Pe,
data:s};e===null?e=[o]:e.push(o),p++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a=typeof r,o;if(o===void 0)if(a==="bo\
olean"||r===null||a==="string"&&r&&r==+r&&!(r%1))o=+r;else{let u={instancePath:i+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:Pe.properties["page[offset]"].type,parentSchema:Pe.properties["page[offset]"],data:r};e===null?e=[u]:e.
push(u),p++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/page[offset]",schemaPath:"\
#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Pe.properties["page[offse\
t]"],data:r};e===null?e=[a]:e.push(a),p++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a=typeof t,o;if(o===void 0)if(a===
"boolean"||t===null||a==="string"&&t&&t==+t&&!(t%1))o=+t;else{let u={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:Pe.properties["page[limit]"].type,parentSchema:Pe.properties["page[limit]"],data:t};e===null?e=[u]:e.push(
u),p++}o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let a={instancePath:i+"/page[limit]",schemaPath:"\
#/properties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <= 500",schema:500,parentSchema:Pe.properties["page[\
limit]"],data:t};e===null?e=[a]:e.push(a),p++}if(t<1||isNaN(t)){let a={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:Pe.properties["page[limit]"],data:t};e===null?e=[a]:e.push(a),p++}}if(s["\
filter[ids]"]!==void 0){let a=s["filter[ids]"];if(typeof a!="string"){let o=typeof a,u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===null)u="";else{
let m={instancePath:i+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Pe.properties["\
filter[ids]"].type,parentSchema:Pe.properties["filter[ids]"],data:a};e===null?e=[m]:e.push(m),p++}u!==void 0&&(a=u,s!==void 0&&(s["filter[ids]"]=u))}}if(s["filt\
er[fields][md5][eq]"]!==void 0){let a=s["filter[fields][md5][eq]"];if(typeof a!="string"){let o=typeof a,u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===
null)u="";else{let m={instancePath:i+"/filter[fields][md5][eq]",schemaPath:"#/properties/filter%5Bfields%5D%5Bmd5%5D%5Beq%5D/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Pe.properties["filter[fields][md5][eq]"].type,parentSchema:Pe.properties["filter[fields][md5][eq]"],data:a};e===null?e=
[m]:e.push(m),p++}u!==void 0&&(a=u,s!==void 0&&(s["filter[fields][md5][eq]"]=u))}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:s};e===null?e=[r]:e.push(r),p++}return es.errors=e,p===0}es.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ka=ts,js={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,properties:{}};function ts(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:js,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:js.type,parentSchema:js,data:s};e===null?e=[r]:e.push(r),p++}return ts.errors=e,p===
0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qa=rs,As={$id:"standin://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};
function rs(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=rs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:As,data:s};e===null?e=[t]:e.push(t),p++}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:As.type,parentSchema:As,data:s};e===null?e=[r]:e.
push(r),p++}return rs.errors=e,p===0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ep=ss,Ds={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,
properties:{}};function ss(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ss.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ds,data:s};e===null?e=[t]:
e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ds.type,parentSchema:Ds,data:s};
e===null?e=[r]:e.push(r),p++}return ss.errors=e,p===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tp=as,Ns={$id:"standin://flat/query/deleteWebh\
ook",type:"object",additionalProperties:!1,properties:{}};function as(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=as.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Ns,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Ns.type,parentSchema:Ns,data:s};e===null?e=[r]:e.push(r),p++}return as.errors=e,p===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rp=ps,
xs={$id:"standin://flat/query/createWebhook",type:"object",additionalProperties:!1,properties:{}};function ps(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:xs,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:xs.type,parentSchema:xs,data:s};e===null?e=[r]:e.push(r),p++}return ps.errors=e,p===0}ps.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var sp=is,Os={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function is(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Os,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Os.type,parentSchema:Os,data:s};e===null?e=[r]:e.push(r),p++}return is.errors=e,p===
0}is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ap=os,ae={$id:"standin://flat/query/listWebhookCalls",type:"object",additionalProperties:!1,properties:{
"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields\
][webhook_id][eq]":{type:"string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$defs/EntityType"},"filter[fields][event_type][eq]":{$ref:"s\
tandin://flat/schemas#/$defs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},order_by:{type:"string",enum:["we\
bhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","last_sent_at_desc","next_retry_at_asc","next_retry_at_desc"],default:"cre\
ated_at_desc"}}},rr={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function $t(s,{
instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=$t.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let a={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:rr.type,parentSchema:rr,data:s};e===null?e=[a]:e.push(a),p++}t!==void 0&&(s=t,q!==
void 0&&(q[_]=t))}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache\
_tags")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the allowed values",schema:rr.
enum,parentSchema:rr,data:s};e===null?e=[r]:e.push(r),p++}return $t.errors=e,p===0}$t.evaluated={dynamicProps:!1,dynamicItems:!1};var sr={type:"string",enum:["c\
reate","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function It(s,{instancePath:i="",
parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=It.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let r=typeof s,t;if(t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let a={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:sr.type,parentSchema:sr,data:s};e===null?e=[a]:e.push(a),p++}t!==void 0&&(s=t,q!==void 0&&
(q[_]=t))}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deplo\
y_failed"||s==="change"||s==="invalidate")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to on\
e of the allowed values",schema:sr.enum,parentSchema:sr,data:s};e===null?e=[r]:e.push(r),p++}return It.errors=e,p===0}It.evaluated={dynamicProps:!1,dynamicItems:!1};
var ar={type:"string",enum:["pending","success","failed","rescheduled"]};function Tt(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Tt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(t===void 0)if(r=="num\
ber"||r=="boolean")t=""+s;else if(s===null)t="";else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ar.
type,parentSchema:ar,data:s};e===null?e=[a]:e.push(a),p++}t!==void 0&&(s=t,q!==void 0&&(q[_]=t))}if(!(s==="pending"||s==="success"||s==="failed"||s==="reschedul\
ed")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ar.enum},message:"must be equal to one of the allowed values",schema:ar.enum,
parentSchema:ar,data:s};e===null?e=[r]:e.push(r),p++}return Tt.errors=e,p===0}Tt.evaluated={dynamicProps:!1,dynamicItems:!1};function os(s,{instancePath:i="",parentData:q,
parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30),s.order_by===void 0&&(s.
order_by="created_at_desc");for(let o in s)if(!(o==="page[offset]"||o==="page[limit]"||o==="filter[ids]"||o==="filter[fields][webhook_id][eq]"||o==="filter[fiel\
ds][entity_type][eq]"||o==="filter[fields][event_type][eq]"||o==="filter[fields][status][eq]"||o==="order_by")){let u={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:ae,data:s};e===null?
e=[u]:e.push(u),p++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o=typeof r,u;if(u===void 0)if(o==="boolean"||r===null||
o==="string"&&r&&r==+r&&!(r%1))u=+r;else{let m={instancePath:i+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer",schema:ae.properties["page[offset]"].type,parentSchema:ae.properties["page[offset]"],data:r};e===null?e=[m]:e.push(m),p++}u!==void 0&&
(r=u,s!==void 0&&(s["page[offset]"]=u))}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let o={instancePath:i+"/page[offset]",schemaPath:"#/properties/page\
%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ae.properties["page[offset]"],data:r};e===
null?e=[o]:e.push(o),p++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o=typeof t,u;if(u===void 0)if(o==="boolean"||t===null||
o==="string"&&t&&t==+t&&!(t%1))u=+t;else{let m={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:ae.properties["page[limit]"].type,parentSchema:ae.properties["page[limit]"],data:t};e===null?e=[m]:e.push(m),p++}u!==void 0&&
(t=u,s!==void 0&&(s["page[limit]"]=u))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let o={instancePath:i+"/page[limit]",schemaPath:"#/properties/pag\
e%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <= 500",schema:500,parentSchema:ae.properties["page[limit]"],data:t};
e===null?e=[o]:e.push(o),p++}if(t<1||isNaN(t)){let o={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ae.properties["page[limit]"],data:t};e===null?e=[o]:e.push(o),p++}}if(s["filter[ids]"]!==void 0){
let o=s["filter[ids]"];if(typeof o!="string"){let u=typeof o,m;if(m===void 0)if(u=="number"||u=="boolean")m=""+o;else if(o===null)m="";else{let l={instancePath:i+
"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties["filter[ids]"].
type,parentSchema:ae.properties["filter[ids]"],data:o};e===null?e=[l]:e.push(l),p++}m!==void 0&&(o=m,s!==void 0&&(s["filter[ids]"]=m))}}if(s["filter[fields][web\
hook_id][eq]"]!==void 0){let o=s["filter[fields][webhook_id][eq]"];if(typeof o!="string"){let u=typeof o,m;if(m===void 0)if(u=="number"||u=="boolean")m=""+o;else if(o===
null)m="";else{let l={instancePath:i+"/filter[fields][webhook_id][eq]",schemaPath:"#/properties/filter%5Bfields%5D%5Bwebhook_id%5D%5Beq%5D/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:ae.properties["filter[fields][webhook_id][eq]"].type,parentSchema:ae.properties["filter[fields][webhook_i\
d][eq]"],data:o};e===null?e=[l]:e.push(l),p++}m!==void 0&&(o=m,s!==void 0&&(s["filter[fields][webhook_id][eq]"]=m))}}s["filter[fields][entity_type][eq]"]!==void 0&&
($t(s["filter[fields][entity_type][eq]"],{instancePath:i+"/filter[fields][entity_type][eq]",parentData:s,parentDataProperty:"filter[fields][entity_type][eq]",rootData:y,
dynamicAnchors:f})||(e=e===null?$t.errors:Cs(e,$t.errors),p=e.length)),s["filter[fields][event_type][eq]"]!==void 0&&(It(s["filter[fields][event_type][eq]"],{instancePath:i+
"/filter[fields][event_type][eq]",parentData:s,parentDataProperty:"filter[fields][event_type][eq]",rootData:y,dynamicAnchors:f})||(e=e===null?It.errors:Cs(e,It.
errors),p=e.length)),s["filter[fields][status][eq]"]!==void 0&&(Tt(s["filter[fields][status][eq]"],{instancePath:i+"/filter[fields][status][eq]",parentData:s,parentDataProperty:"\
filter[fields][status][eq]",rootData:y,dynamicAnchors:f})||(e=e===null?Tt.errors:Cs(e,Tt.errors),p=e.length));let a=s.order_by;if(typeof a!="string"){let o=typeof a,
u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===null)u="";else{let m={instancePath:i+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ae.properties.order_by.type,parentSchema:ae.properties.order_by,data:a};e===null?e=[m]:e.push(m),p++}
u!==void 0&&(a=u,s!==void 0&&(s.order_by=u))}if(!(a==="webhook_id_asc"||a==="webhook_id_desc"||a==="created_at_asc"||a==="created_at_desc"||a==="last_sent_at_as\
c"||a==="last_sent_at_desc"||a==="next_retry_at_asc"||a==="next_retry_at_desc")){let o={instancePath:i+"/order_by",schemaPath:"#/properties/order_by/enum",keyword:"\
enum",params:{allowedValues:ae.properties.order_by.enum},message:"must be equal to one of the allowed values",schema:ae.properties.order_by.enum,parentSchema:ae.
properties.order_by,data:a};e===null?e=[o]:e.push(o),p++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object",schema:ae.type,parentSchema:ae,data:s};e===null?e=[r]:e.push(r),p++}return os.errors=e,p===0}os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pp=ns,
$s={$id:"standin://flat/query/getWebhookCall",type:"object",additionalProperties:!1,properties:{}};function ns(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:$s,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:$s.type,parentSchema:$s,data:s};e===null?e=[r]:e.push(r),p++}return ns.errors=e,p===0}ns.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ip=ls,Is={$id:"standin://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,properties:{}};function ls(s,{
instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Is,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Is.type,parentSchema:Is,data:s};e===null?e=[r]:e.push(r),p++}return ls.
errors=e,p===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var op=us,Ts={$id:"standin://flat/query/getUploadCollection",type:"object",additionalProperties:!1,
properties:{}};function us(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=us.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ts,data:s};e===null?e=[t]:
e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ts.type,parentSchema:Ts,data:s};
e===null?e=[r]:e.push(r),p++}return us.errors=e,p===0}us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var np=ms,zs={$id:"standin://flat/query/updateUplo\
adCollection",type:"object",additionalProperties:!1,properties:{}};function ms(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=ms.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:zs,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:zs.type,parentSchema:zs,data:s};e===null?e=[r]:e.push(r),p++}return ms.errors=e,p===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lp=ds,
Es={$id:"standin://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};function ds(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ds.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:Es,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Es.type,parentSchema:Es,data:s};e===null?e=[r]:e.push(r),p++}return ds.errors=e,p===0}ds.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var up=hs,Fs={$id:"standin://flat/query/createUploadCollection",type:"object",additionalProperties:!1,properties:{}};function hs(s,{
instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Fs,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Fs.type,parentSchema:Fs,data:s};e===null?e=[r]:e.push(r),p++}return hs.
errors=e,p===0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mp=ys,pr={$id:"standin://flat/query/listUploadCollections",type:"object",additionalProperties:!1,
properties:{"filter[ids]":{type:"string"}}};function ys(s,{instancePath:i="",parentData:q,parentDataProperty:_,rootData:y=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!=="filter[\
ids]"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional \
properties",schema:!1,parentSchema:pr,data:s};e===null?e=[t]:e.push(t),p++}if(s["filter[ids]"]!==void 0){let r=s["filter[ids]"];if(typeof r!="string"){let t=typeof r,
a;if(a===void 0)if(t=="number"||t=="boolean")a=""+r;else if(r===null)a="";else{let o={instancePath:i+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:pr.properties["filter[ids]"].type,parentSchema:pr.properties["filter[ids]"],data:r};e===
null?e=[o]:e.push(o),p++}a!==void 0&&(r=a,s!==void 0&&(s["filter[ids]"]=a))}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:pr.type,parentSchema:pr,data:s};e===null?e=[r]:e.push(r),p++}return ys.errors=e,p===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var dp=cs,Us={$id:"standin://flat/query/getJobResult",type:"object",additionalProperties:!1,properties:{}};function cs(s,{instancePath:i="",parentData:q,parentDataProperty:_,
rootData:y=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:Us,data:s};e===null?e=[t]:e.push(t),p++}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Us.type,parentSchema:Us,data:s};e===null?e=[r]:e.push(r),p++}return cs.errors=e,p===0}cs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Cs(s,i){for(let q of i)s.push(q);return s}var hp={updateUpload:Ja,getUpload:Ha,deleteUpload:Ya,createUpload:Ga,listUploads:Xa,
createUploadRequest:Ka,updateWebhook:Qa,getWebhook:ep,deleteWebhook:tp,createWebhook:rp,listWebhooks:sp,listWebhookCalls:ap,getWebhookCall:pp,resendWebhookCall:ip,
getUploadCollection:op,updateUploadCollection:np,deleteUploadCollection:lp,createUploadCollection:up,listUploadCollections:mp,getJobResult:dp};export{Ba as bodies,hp as queries};
